// Reads a content pack for the page: its texts in one language, and the entries that the page shows.
import { readdirSync, readFileSync } from 'node:fs';

export type Value = string | number | boolean | Value[] | { [member: string]: Value };
export type Entry = Record<string, Value>;

/** A value of the kinds packs have: text, number, truth, list and table in braces. */
class ValueReader {
  #at = 0;
  constructor(readonly text: string) {}

  read(): Value {
    this.#skip();
    const first = this.text[this.#at];
    if (first === '"') return this.#quoted();
    if (first === '[') return this.#list(']', () => this.read());
    if (first === '{') return Object.fromEntries(this.#list('}', () => this.#pair()));
    const bare = /^[^\s,\]}#]+/.exec(this.text.slice(this.#at))?.[0] ?? '';
    this.#at += bare.length;
    return bare === 'true' ? true : bare === 'false' ? false : Number(bare);
  }

  #skip() {
    this.#at += /^(\s|#[^\n]*\n)*/.exec(this.text.slice(this.#at))![0].length;
  }
  #quoted(): string {
    const found = /^"(?:[^"\\]|\\.)*"/.exec(this.text.slice(this.#at))![0];
    this.#at += found.length;
    return JSON.parse(found) as string;
  }
  #pair(): [string, Value] {
    const key = /^\w+/.exec(this.text.slice(this.#at))![0];
    this.#at = this.text.indexOf('=', this.#at) + 1;
    return [key, this.read()];
  }
  #list<T>(end: string, one: () => T): T[] {
    const list: T[] = [];
    this.#at += 1;
    for (this.#skip(); this.text[this.#at] !== end; this.#skip()) {
      list.push(one());
      this.#skip();
      if (this.text[this.#at] === ',') this.#at += 1;
    }
    this.#at += 1;
    return list;
  }
}

/** Sections by name: `[[kind]]` adds an entry to the list of its kind, `[[kind.part]]` one to the entry before. */
export function read_toml(text: string): Record<string, Entry[]> {
  const sections: Record<string, Entry[]> = {};
  let entry: Entry = {};
  let at = 0;
  for (const line of text.split('\n')) {
    const head = /^\[\[?([\w.]+)\]?\]/.exec(line);
    const pair = /^(\w+)\s*=/.exec(line);
    if (head) {
      const [kind = '', part] = head[1]!.split('.');
      entry = {};
      const whole = part ? sections[kind]?.at(-1) : undefined;
      if (part && whole) whole[part] = [...((whole[part] ?? []) as Entry[]), entry];
      else (sections[head[1]!] ??= []).push(entry);
    } else if (pair) entry[pair[1]!] = new ValueReader(text.slice(at + pair[0].length)).read();
    at += line.length + 1;
  }
  return sections;
}

/** Texts of a pack by the key under which the game shows them. */
export function pack_texts(folder: string, game: string, language: string): Record<string, string> {
  const sections = read_toml(readFileSync(`${folder}/text.${language}.toml`, 'utf8'));
  return Object.fromEntries(
    Object.entries(sections).flatMap(([section, [entries]]) =>
      Object.entries(entries!).map(([id, text]) => [`${game}.name.${section}.${id}`, String(text)]),
    ),
  );
}

/** Of a list of entries (`attacks.do`) only one member of each; of anything else all. */
function picked(entry: Entry, path: string): [string, Value][] {
  const [member = '', part] = path.split('.');
  const value = entry[member];
  if (value === undefined) return [];
  const parts = part && Array.isArray(value) ? (value as Entry[]).map((one) => ({ [part]: one[part] ?? [] })) : value;
  return [[member, parts]];
}

/** The entries of each kind with the members that are wanted of it. */
export function pack_entries(folder: string, wanted: Record<string, string[]>): Record<string, Entry[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.toml') && !name.startsWith('text.'));
  const all = files.map((name) => read_toml(readFileSync(`${folder}/${name}`, 'utf8')));
  return Object.fromEntries(
    Object.entries(wanted).map(([kind, members]) => [
      kind,
      all
        .flatMap((file) => file[kind] ?? [])
        .map((entry) => Object.fromEntries(members.flatMap((member) => picked(entry, member)))),
    ]),
  );
}
