// Reads a pack of Grail for the page: its texts in one language, and what the choices before a game show of it.
import { readdirSync, readFileSync } from 'node:fs';

export type Entry = Record<string, any>;

/** A value of the kinds packs have: text, number, truth, list and table in braces. */
class ValueReader {
  #at = 0;
  constructor(readonly text: string) {}

  read(): any {
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
  #pair(): [string, any] {
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
      const whole = part ? sections[kind]?.at(-1) : undefined;
      ((whole ?? sections)[part && whole ? part : head[1]!] ??= []).push((entry = {}));
    } else if (pair) entry[pair[1]!] = new ValueReader(text.slice(at + pair[0].length)).read();
    at += line.length + 1;
  }
  return sections;
}

export function pack_texts(folder: string, language: string): Record<string, string> {
  const sections = { ...read_toml(readFileSync(`${folder}/text.${language}.toml`, 'utf8')) };
  return Object.fromEntries(
    Object.entries(sections).flatMap(([section, [entries]]) =>
      Object.entries(entries!).map(([id, text]) => [`grail.name.${section}.${id}`, text as string]),
    ),
  );
}

/** What an encounter does in its step: by row of its attacks, or by stage. */
const strikes_of = (attacks: Entry[], stages: Entry[]): string[][] =>
  attacks.length ? attacks.map((row) => row.do) : stages.map((stage) => stage.reaction ?? []);

export function pack_facts(folder: string): { characters: Entry[]; encounters: Entry[] } {
  const files = readdirSync(folder).filter((name) => name.endsWith('.toml') && !name.startsWith('text.'));
  const all = files.map((name) => read_toml(readFileSync(`${folder}/${name}`, 'utf8')));
  const encounters = all
    .flatMap((file) => file.encounter ?? [])
    .map(({ id, kind = 'combat', colour, difficulty, traits = [], attacks = [], stage = [] }) => ({
      id,
      kind,
      colour,
      difficulty,
      traits,
      strikes: strikes_of(attacks, stage),
    }));
  const characters = all
    .flatMap((file) => file.character ?? [])
    .map(({ id, attributes, items = [] }) => ({ id, attributes, items }));
  return { characters, encounters };
}
