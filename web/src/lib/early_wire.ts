// The connection that tools/early.js opened before the program was loaded, with `hello` and `enter` already sent.
// The program takes it over: its own `hello` and `enter` are swallowed, and what was received so far is replayed to it.
import type { Wire } from './connection';

type Line = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onmessage' | 'onclose' | 'onopen'>;
/** `id` is that of the early question for the table. */
export type Early = { line: Line; heard: { data: string }[]; table: string; token: string; id: string };
declare global {
  interface Window {
    early?: Early;
  }
}

export class EarlyWire implements Wire {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  #early: Early;
  /** How many of the two early messages the program has repeated. */
  #said = 0;
  #id = '';

  constructor(early: Early) {
    this.#early = early;
    early.line.onmessage = (event) => {
      early.heard.push(event);
      this.#tell();
    };
    early.line.onclose = () => this.onclose?.();
    // The program knows of the line only when it holds it.
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    if (this.#said === 2) return this.#early.line.send(text);
    this.#said += 1;
    if (this.#said === 2) this.#id = JSON.parse(text).id;
    queueMicrotask(() => this.#tell());
  }

  close(): void {
    this.#early.line.close();
  }

  /** The first that was heard answers hello; the rest is told when the table has been asked for. */
  #tell(): void {
    const { heard, id } = this.#early;
    while (heard.length && this.#said > 0) {
      if (this.#said === 1 && !is_hello(heard[0]!)) return;
      const { data } = heard.shift()!;
      this.onmessage?.({ data: data.replace(`"id":"${id}"`, `"id":"${this.#id}"`) });
    }
  }
}

const is_hello = ({ data }: { data: string }) => JSON.parse(data).type === 'hello';

/** The early line, if it leads to this table with this key. It can be taken once. */
export function early_wire(table: string, token: string): EarlyWire | null {
  const early = typeof window === 'undefined' ? undefined : window.early;
  if (!early || early.table !== table || early.token !== token) return null;
  delete window.early;
  return early.line.readyState > 1 ? null : new EarlyWire(early);
}

/** A line that nobody took is not kept. */
export function leave_early_wire(): void {
  window.early?.line.close();
  delete window.early;
}
