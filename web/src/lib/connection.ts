// One WebSocket to the server: it says hello, matches answers to requests, and comes back by itself after a loss.
import { set_clock } from './clock';
import type { Reply } from './protocol';

export type Refused = { code: string; message: string };
type Waiting = { message: object; again: boolean; resolve: (reply: Reply) => void; reject: (refused: Refused) => void };

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

export type Listener = {
  language: () => string;
  /** After each hello: the message that brings this page (back) to its table, if it has one. */
  greet: () => void;
  heard: (message: Reply) => void;
  online: (online: boolean) => void;
};

const offline: Refused = { code: 'offline', message: '' };
const longest_pause = 8000;

export class Connection {
  #wire: Wire | null = null;
  #ready = false;
  #closed = false;
  #pause = 400;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, Waiting>();
  #listener: Listener;
  #dial: () => Wire;

  constructor(listener: Listener, dial: () => Wire = dial_server) {
    this.#listener = listener;
    this.#dial = dial;
    this.#connect();
  }

  /** `again`: may be sent once more after a loss, because the server carries an id out only once. */
  ask(message: object, again = false): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (!this.#ready && !again) return reject(offline);
      const id = fresh_id();
      this.#waiting.set(id, { message: { ...message, id }, again, resolve, reject });
      if (this.#ready) this.#wire?.send(JSON.stringify({ ...message, id }));
    });
  }

  resend(): void {
    for (const { message, again } of this.#waiting.values()) if (again) this.#wire?.send(JSON.stringify(message));
  }

  try_now(): void {
    if (this.#wire || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#wire?.close();
  }

  #connect(): void {
    const wire = this.#dial();
    this.#wire = wire;
    wire.onopen = () => wire.send(JSON.stringify({ op: 'hello', protocol: 1, language: this.#listener.language() }));
    wire.onmessage = (event) => this.#hear(JSON.parse(event.data) as Reply);
    wire.onclose = () => this.#lost();
  }

  #hear(message: Reply): void {
    if (message.type === 'hello') {
      if (typeof message.time === 'number') set_clock(message.time);
      return this.#greeted();
    }
    const waiting = message.id === undefined ? undefined : this.#waiting.get(message.id);
    if (waiting && message.id !== undefined) {
      this.#waiting.delete(message.id);
      if (message.type === 'error') waiting.reject({ code: message.code ?? '', message: message.message ?? '' });
      else waiting.resolve(message);
    }
    this.#listener.heard(message);
  }

  #greeted(): void {
    this.#ready = true;
    this.#pause = 400;
    this.#listener.online(true);
    this.#listener.greet();
  }

  #lost(): void {
    this.#wire = null;
    this.#ready = false;
    for (const [id, waiting] of this.#waiting) {
      if (waiting.again) continue;
      this.#waiting.delete(id);
      waiting.reject(offline);
    }
    if (this.#closed) return;
    this.#listener.online(false);
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, longest_pause);
  }
}

export function dial_server(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}/ws`) as unknown as Wire;
}

export function random_hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

const fresh_id = () => random_hex(8);
