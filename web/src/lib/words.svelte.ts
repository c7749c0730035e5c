// The words of the page in the chosen language. One catalogue is loaded at a time.
export const languages = ['en', 'cs', 'de', 'pl', 'uk'] as const;
export type Language = (typeof languages)[number];
export const language_names: Record<Language, string> = { en: 'English', cs: 'Čeština', de: 'Deutsch', pl: 'Polski', uk: 'Українська' };

type Plural = { one: string; few?: string; many: string };
export type Catalogue = Record<string, string | Plural>;
export type Params = Record<string, string | number>;

const sources: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('catalogue:en'),
  cs: () => import('catalogue:cs'),
  de: () => import('catalogue:de'),
  pl: () => import('catalogue:pl'),
  uk: () => import('catalogue:uk'),
};

/** What one game alone says, loaded when it is first needed. */
const of_games: Record<string, Record<Language, () => Promise<{ default: Catalogue }>>> = {
  grail: {
    en: () => import('catalogue:grail_en'),
    cs: () => import('catalogue:grail_cs'),
    de: () => import('catalogue:grail_de'),
    pl: () => import('catalogue:grail_pl'),
    uk: () => import('catalogue:grail_uk'),
  },
};
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
  const loaded = await Promise.all([sources[wanted](), ...[...needed].map((game) => of_games[game]![wanted]())]);
  state = { language: wanted, catalogue: Object.assign({}, ...loaded.map((one) => one.default)) };
  if (typeof document !== 'undefined') document.documentElement.lang = wanted;
}

/** Loads what this game alone says, now and whenever the language changes. */
export async function use_words_of(game: string): Promise<void> {
  if (needed.has(game) || !of_games[game]) return;
  const loaded = await of_games[game][state.language]();
  needed.add(game);
  state = { ...state, catalogue: { ...state.catalogue, ...loaded.default } };
}

export function plural_form(wanted: Language, n: number): 'one' | 'few' | 'many' {
  const category = new Intl.PluralRules(wanted).select(n);
  return category === 'one' || category === 'few' ? category : 'many';
}

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

export function list(items: string[]): string {
  return new Intl.ListFormat(state.language, { type: 'conjunction' }).format(items);
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(state.language) + text.slice(1);
