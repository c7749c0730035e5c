import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Connection } from '../../src/lib/connection';
import { early_wire, leave_early_wire, type Early } from '../../src/lib/early_wire';

class Line {
  readyState = 1;
  sent: string[] = [];
  closed = false;
  onopen = null;
  onclose: any = null;
  onmessage: any = null;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  says(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let line: Line;
let early: Early;
let heard: any[];
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  line = new Line();
  heard = [];
  early = { line, heard: [], table: 'K7QMPX3R', token: 'key', id: 'early' };
  line.onmessage = (event: { data: string }) => early.heard.push(event);
  window.early = early;
});
afterEach(() => {
  delete window.early;
});

/** As a table does: it is asked for as soon as the server has said hello. */
function take_over() {
  const wire = early_wire('K7QMPX3R', 'key')!;
  let answer: Promise<unknown> | undefined;
  const connection: Connection = new Connection(
    {
      language: () => 'cs',
      greet: () => (answer = connection.ask({ op: 'enter', table: 'K7QMPX3R', token: 'key' })),
      heard: (message) => heard.push(message.type),
      online: () => {},
    },
    () => wire,
  );
  return { connection, answered: () => answer };
}

describe('a line that was opened early', () => {
  it('tells what it has heard, and sends nothing twice', async () => {
    line.says({ type: 'hello' });
    line.says({ type: 'entered', id: 'early', table: 'K7QMPX3R' });
    line.says({ type: 'table' });
    const { answered } = take_over();
    await settled();
    await expect(answered()).resolves.toMatchObject({ type: 'entered', table: 'K7QMPX3R' });
    expect(heard).toEqual(['entered', 'table']);
    expect(line.sent).toEqual([]);
  });

  it('tells what comes later in the same way, one by one', async () => {
    const { answered } = take_over();
    await settled();
    line.says({ type: 'hello' });
    await settled();
    line.says({ type: 'error', id: 'early', code: 'bad_token', message: 'no' });
    await expect(answered()).rejects.toMatchObject({ code: 'bad_token' });
  });

  it('sends what is asked afterwards', async () => {
    line.says({ type: 'hello' });
    line.says({ type: 'entered', id: 'early', table: 'K7QMPX3R' });
    const { connection } = take_over();
    await settled();
    void connection.ask({ op: 'ready', ready: true });
    expect(JSON.parse(line.sent[0]!)).toMatchObject({ op: 'ready', ready: true });
  });

  it('is taken once, for its own table and key alone', () => {
    expect(early_wire('K7QMPX3R', 'another')).toBeNull();
    expect(early_wire('ABCD2345', 'key')).toBeNull();
    expect(early_wire('K7QMPX3R', 'key')).not.toBeNull();
    expect(early_wire('K7QMPX3R', 'key')).toBeNull();
  });

  it('is not taken when it is lost already', () => {
    line.readyState = 3;
    expect(early_wire('K7QMPX3R', 'key')).toBeNull();
  });

  it('is closed when nobody takes it', () => {
    leave_early_wire();
    expect(line.closed).toBe(true);
    expect(window.early).toBeUndefined();
  });
});
