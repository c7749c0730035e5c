import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Wire } from '../../src/lib/connection';

class Line implements Wire {
  sent: any[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.();
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  opens() {
    this.onopen?.();
    this.says({ type: 'hello' });
  }
}

let lines: Line[];
let greeted: number;
let online: boolean[];
const connect = () =>
  new Connection(
    { language: () => 'cs', greet: () => (greeted += 1), heard: () => {}, online: (now) => online.push(now) },
    () => {
      const line = new Line();
      lines.push(line);
      return line;
    },
  );

beforeEach(() => {
  lines = [];
  greeted = 0;
  online = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('a connection', () => {
  it('says hello in the language of the person', () => {
    connect();
    lines[0]!.opens();
    expect(lines[0]!.sent[0]).toEqual({ op: 'hello', protocol: 1, language: 'cs' });
    expect(greeted).toBe(1);
  });

  it('gives each answer to its question', async () => {
    const connection = connect();
    lines[0]!.opens();
    const first = connection.ask({ op: 'sit', seat: 1 });
    const second = connection.ask({ op: 'sit', seat: 2 });
    lines[0]!.says({ type: 'error', id: lines[0]!.sent[2].id, code: 'seat_taken', message: 'no' });
    lines[0]!.says({ type: 'ok', id: lines[0]!.sent[1].id });
    await expect(first).resolves.toMatchObject({ type: 'ok' });
    await expect(second).rejects.toEqual({ code: 'seat_taken', message: 'no' });
  });

  it('comes back by itself and sends an action again with the same id', async () => {
    const connection = connect();
    lines[0]!.opens();
    const acted = connection.ask({ op: 'act', number: 1, action: { type: 'pass' } }, true);
    const said = connection.ask({ op: 'chat', to: 'table', text: 'hello' });
    lines[0]!.close();
    await expect(said).rejects.toMatchObject({ code: 'offline' });
    vi.advanceTimersByTime(500);
    lines[1]!.opens();
    connection.resend();
    const again = lines[1]!.sent.at(-1);
    expect(again).toEqual(lines[0]!.sent[1]);
    lines[1]!.says({ type: 'ok', id: again.id });
    await acted;
    expect(online).toEqual([true, false, true]);
  });

  it('waits longer after each failure, up to eight seconds', () => {
    connect();
    for (let tries = 0; tries < 8; tries++) {
      lines.at(-1)!.close();
      vi.advanceTimersByTime(8000);
    }
    expect(lines).toHaveLength(9);
    lines.at(-1)!.close();
    vi.advanceTimersByTime(7900);
    expect(lines).toHaveLength(9);
  });

  it('stays closed when it is closed', () => {
    const connection = connect();
    lines[0]!.opens();
    connection.close();
    vi.advanceTimersByTime(20000);
    expect(lines).toHaveLength(1);
  });
});
