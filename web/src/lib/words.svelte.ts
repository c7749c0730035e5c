// The words of the page in the chosen language. One catalogue is loaded at a time.
import { of_games, shared } from 'catalogues';
import { languages, plural_rules, type Language, type PluralRule } from '../generated/languages';

export { language_names, languages, type Language } from '../generated/languages';
type Plural = { one: string; few?: string; many: string };
export type Catalogue = Record<string, string | Plural>;
export type Params = Record<string, string | number>;

/** Games whose own words are shown. */
const needed = new Set<string>();

// One piece, changed as a whole: to watch each word by itself would cost a slow phone dearly.
let state = $state.raw<{ language: Language; catalogue: Catalogue }>({ language: 'en', catalogue: {} });

export const language = () => state.language;

export function preferred_language(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    const found = languages.find((known) => known === short);
    if (found) return found;
  }
  return 'en';
}

export async function use_language(wanted: Language): Promise<void> {
  const loaded = await Promise.all([shared[wanted](), ...[...needed].map((game) => of_games[game]![wanted]())]);
  // Catalogues are large: one alone is taken as it is.
  state = {
    language: wanted,
    catalogue: loaded.length === 1 ? loaded[0]!.default : Object.assign({}, ...loaded.map((one) => one.default)),
  };
  if (typeof document !== 'undefined') document.documentElement.lang = wanted;
}

/** Loads what this game alone says, now and whenever the language changes. */
export async function use_words_of(game: string): Promise<void> {
  if (needed.has(game) || !of_games[game]) return;
  const loaded = await of_games[game][state.language]();
  needed.add(game);
  state = { ...state, catalogue: { ...state.catalogue, ...loaded.default } };
}

type Form = 'one' | 'few' | 'many';
const few_in_ten = (n: number) => n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
const one_or_many = (n: number): Form => (n === 1 ? 'one' : 'many');
/** For whole numbers. The browser knows this too, but a slow phone needs long to look it up. */
const plural_forms: Record<PluralRule, (n: number) => Form> = {
  english: one_or_many,
  czech: (n) => (n === 1 ? 'one' : n >= 2 && n <= 4 ? 'few' : 'many'),
  polish: (n) => (n === 1 ? 'one' : few_in_ten(n) ? 'few' : 'many'),
  ukrainian: (n) => (n % 10 === 1 && n % 100 !== 11 ? 'one' : few_in_ten(n) ? 'few' : 'many'),
};
export const plural_form = (wanted: Language, n: number): Form =>
  Number.isInteger(n) ? plural_forms[plural_rules[wanted]](n) : 'many';

export function fill(pattern: string, params: Params): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole));
}

export const has = (key: string): boolean => key in state.catalogue;

/** The text of a key, with its places filled; `n` chooses among plural forms. A missing key shows itself. */
export function t(key: string, params: Params = {}): string {
  const entry = state.catalogue[key];
  if (entry === undefined) return key;
  if (typeof entry === 'string') return fill(entry, params);
  const form = plural_form(state.language, Number(params.n));
  return fill(entry[form] ?? entry.many, params);
}

/** A whole number of percents: with a space before the sign or without one, as the language writes it. */
export const percents = (whole: number): string => t('percent', { n: whole });

/** Ann, Bob and Cid. */
export function list(items: string[]): string {
  if (items.length < 2) return items.join('');
  return t(items.length === 2 ? 'list.two' : 'list.more', {
    before: items.slice(0, -1).join(', '),
    last: items.at(-1)!,
  });
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(state.language) + text.slice(1);
