// One table as this page knows it: everything the server has said, and what can be asked of it.
import { Connection, dial_server, random_hex, type Refused } from './connection';
import { early_wire } from './early_wire';
import { kept } from './kept';
import { name_at } from './names';
import type {
  Action,
  AnswerTo,
  ChatMessage,
  ClientRequest,
  Coming,
  GameId,
  GameMessage,
  Notice,
  NoticeIn,
  ServerMessage,
  TableMessage,
} from './protocol';
import { settings } from './settings.svelte';

/** A game that has just begun has told no more than this. */
const longest_beginning = 4;

/** `fresh`: these happened now, not before this page came or came back. */
export type News = (notices: Notice[], fresh: boolean) => void;

/** The game and its story as its own board knows them: a board is shown only at tables that play its game. */
export const game_at = <Id extends GameId>(table: Table) => table.game as GameMessage<Id> | null;
export const story_at = <Id extends GameId>(table: Table) => table.story as NoticeIn<Id>[];

export class Table {
  online = $state(false);
  table = $state.raw<TableMessage | null>(null);
  game = $state.raw<GameMessage | null>(null);
  story = $state.raw<Notice[]>([]);
  chats = $state.raw<ChatMessage[]>([]);
  chats_read = $state(0);
  here = $state.raw<number[]>([]);
  spectating = $state(0);
  /** Why this page cannot be at the table, if it cannot. */
  turned_away = $state<Refused | null>(null);
  sending = $state(false);
  /** Against bots alone: the lobby is skipped. */
  begins_at_once = $state(false);
  news: News = () => {};
  /** Resolves when the page knows what to show of the table. */
  told: Promise<void>;

  #connection: Connection;
  #coming: Coming;
  #entered: ((table: string) => void) | undefined;
  #tell!: () => void;
  /** Came by the door and has not sat yet: takes the first seat that is free, now or later. */
  #wants_seat = false;

  constructor(coming: Coming, entered?: (table: string) => void) {
    this.#coming = coming;
    this.#entered = entered;
    this.told = new Promise((done) => (this.#tell = done));
    this.#connection = new Connection(
      {
        language: () => settings.language,
        greet: () => void this.#come(),
        heard: (message) => this.#hear(message),
        online: (online) => (this.online = online),
      },
      () => (coming.op === 'enter' && early_wire(coming.table, coming.token)) || dial_server(),
    );
  }

  get me() {
    return this.table?.you;
  }
  get is_host() {
    return this.me !== undefined && this.me === this.table?.host;
  }
  get my_seat() {
    return this.me === undefined ? -1 : (this.table?.seats.findIndex((seat) => seat?.person === this.me) ?? -1);
  }
  get unread() {
    return this.chats.filter((chat) => chat.at > this.chats_read && chat.person !== this.me).length;
  }
  get my_turn() {
    return (this.game?.legal_count ?? 0) > 0 && this.table?.state === 'playing';
  }

  seat_name = (seat: number): string => name_at(this.table?.seats[seat] ?? null, seat);
  person_name = (person: number): string => this.table?.people.find((other) => other.person === person)?.name ?? '?';
  is_here = (person: number | undefined): boolean => person === undefined || this.here.includes(person);
  presence = (seat: number) => {
    const sitting = this.table?.seats[seat];
    return { bot: sitting?.bot !== undefined, away: sitting?.person !== undefined && !this.is_here(sitting.person) };
  };

  ask<Request extends ClientRequest>(request: Request): Promise<AnswerTo<Request['op']>> {
    return this.#connection.ask(request);
  }

  async act(action: Action): Promise<void> {
    this.sending = true;
    try {
      await this.#connection.ask({ op: 'act', number: this.table!.number, action }, true);
    } finally {
      this.sending = false;
    }
  }

  read_chats(): void {
    this.chats_read = this.chats.at(-1)?.at ?? 0;
    if (this.table) kept.keep_chats_read(this.table.table, this.chats_read);
  }

  try_now = (): void => this.#connection.try_now();
  leave(): void {
    this.#connection.close();
  }

  async #come(): Promise<void> {
    try {
      this.#arrived(await this.#connection.ask(this.#coming));
      this.#connection.resend();
    } catch (refused) {
      if ((refused as Refused).code !== 'offline') this.turned_away = refused as Refused;
      this.#tell();
    }
  }

  /** Only who was given a token has a place to remember; a spectator has none. */
  #arrived({ table, token }: AnswerTo<Coming['op']>): void {
    if (token) {
      this.#wants_seat = this.#coming.op === 'join';
      kept.keep_place({ table, token, at: Date.now() });
      this.#coming = { op: 'enter', table, token };
      this.#remember();
      void this.#sit_down();
    }
    this.chats_read = kept.chats_read(table);
    this.#entered?.(table);
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'table') this.#table_changed(message);
    if (message.type === 'game') this.#game_changed(message);
    if (message.type === 'presence') this.#presence(message);
    if (message.type === 'chat') this.chats = [...this.chats, message];
    if (message.type === 'chats') this.chats = message.chats;
    if (message.type === 'error' && message.code === 'not_at_table' && message.id === undefined)
      this.turned_away = { code: 'not_at_table', message: message.message ?? '' };
  }

  /** The table may be told of before the key to it, or after. */
  #remember(): void {
    if (!this.table) return;
    const { table, game, state, open } = this.table;
    kept.keep_game_of(table, { game, state, open });
  }

  #table_changed(table: TableMessage): void {
    const another_game = this.table && this.table.number !== table.number;
    this.table = table;
    this.#remember();
    this.#presence({
      here: table.people.filter((person) => person.here).map((person) => person.person),
      spectating: table.spectating,
    });
    if (another_game || (table.state === 'lobby' && this.game)) {
      this.game = null;
      this.story = [];
    }
    if (table.state === 'lobby') this.#tell();
    void this.#sit_down();
    if (table.state === 'lobby' && this.my_seat >= 0) this.#contribute(table);
    if (table.state === 'finished')
      kept.keep_names(
        table.table,
        table.number,
        table.seats.map((seat) => seat?.name ?? ''),
      );
  }

  async #sit_down(): Promise<void> {
    if (!this.#wants_seat || this.table?.state !== 'lobby') return;
    const seat = this.table.seats.indexOf(null);
    if (seat < 0 && this.my_seat < 0) return;
    this.#wants_seat = false;
    if (this.my_seat >= 0) return;
    try {
      await this.ask({ op: 'sit', seat });
    } catch (refused) {
      // Somebody was quicker, or the line is gone: the table may have another seat, now or when it is heard again.
      if (!['seat_taken', 'offline'].includes((refused as Refused).code)) return;
      this.#wants_seat = true;
      if (this.table.seats[seat] !== null) void this.#sit_down();
    }
  }

  /** `notices` hold all of the game after coming (back), and only what is new otherwise. */
  #game_changed(game: GameMessage): void {
    const begins = game.notices[0]?.type === 'started';
    const fresh = this.game !== null || (begins && game.notices.length <= longest_beginning);
    const known = begins ? this.story.length : 0;
    this.story = begins ? game.notices : [...this.story, ...game.notices];
    this.game = game;
    this.#tell();
    this.news(begins && known > 0 ? game.notices.slice(known) : game.notices, fresh);
  }

  #presence(presence: { here: number[]; spectating: number }): void {
    this.here = presence.here;
    this.spectating = presence.spectating;
  }

  #contribute(table: TableMessage): void {
    const kept_deal = kept.commitment(table.table, table.number);
    if (kept_deal?.commitment === table.commitment) return;
    const entropy = random_hex(32);
    kept.keep_commitment(table.table, table.number, { commitment: table.commitment, entropy });
    this.ask({ op: 'contribute', entropy }).catch(() =>
      kept.keep_commitment(table.table, table.number, { commitment: '', entropy: '' }),
    );
  }
}
