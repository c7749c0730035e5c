// One WebSocket to the server: it says hello, matches answers to requests, and comes back by itself after a loss.
import { set_clock } from './clock';
import {
  parse_message,
  type Answer,
  type AnswerTo,
  type ClientRequest,
  type ErrorMessage,
  type ServerMessage,
} from './protocol';

export type Refused = { code: string; message: string };
/** A request that has not been answered yet; `again`: it may be sent once more after the connection was lost. */
type Pending = {
  text: string;
  again: boolean;
  resolve: (answer: Answer) => void;
  reject: (refused: Refused) => void;
};

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
  heard: (message: ServerMessage) => void;
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
  #pending = new Map<string, Pending>();
  #listener: Listener;
  #dial: () => Wire;

  constructor(listener: Listener, dial: () => Wire = dial_server) {
    this.#listener = listener;
    this.#dial = dial;
    this.#connect();
  }

  /** `again`: may be sent once more after a loss, because the server carries an id out only once. */
  ask<Request extends ClientRequest>(request: Request, again = false): Promise<AnswerTo<Request['op']>> {
    return new Promise((resolve, reject) => {
      if (!this.#ready && !again) return reject(offline);
      const id = fresh_id();
      const text = JSON.stringify({ ...request, id });
      // The server answers each request with its own kind of message.
      const answered = (answer: Answer) => resolve(answer as AnswerTo<Request['op']>);
      this.#pending.set(id, { text, again, resolve: answered, reject });
      if (this.#ready) this.#wire?.send(text);
    });
  }

  resend(): void {
    for (const { text, again } of this.#pending.values()) if (again) this.#wire?.send(text);
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
    wire.onopen = () => {
      const hello: ClientRequest = { op: 'hello', protocol: 1, language: this.#listener.language() };
      wire.send(JSON.stringify(hello));
    };
    wire.onmessage = (event) => this.#hear(parse_message(event.data));
    wire.onclose = () => this.#lost();
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'hello') {
      if (typeof message.time === 'number') set_clock(message.time);
      return this.#greeted();
    }
    if ('id' in message && message.id !== undefined) this.#answered(message.id, message);
    this.#listener.heard(message);
  }

  #answered(id: string, message: Answer | ErrorMessage): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (message.type === 'error') pending?.reject({ code: message.code ?? '', message: message.message ?? '' });
    else pending?.resolve(message);
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
    for (const [id, pending] of this.#pending) {
      if (pending.again) continue;
      this.#pending.delete(id);
      pending.reject(offline);
    }
    if (this.#closed) return;
    this.#listener.online(false);
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, longest_pause);
  }
}

export function dial_server(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(`${scheme}//${location.host}/ws`);
  const wire: Wire = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onclose: null,
    onmessage: null,
  };
  socket.onopen = () => wire.onopen?.();
  socket.onclose = () => wire.onclose?.();
  socket.onmessage = (event: MessageEvent<string>) => wire.onmessage?.(event);
  return wire;
}

export function random_hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

const fresh_id = () => random_hex(8);
