// Written by `roundtable schema`: change the program, not this file.

export const languages = ['en', 'cs', 'de', 'pl', 'uk'] as const;
export type Language = (typeof languages)[number];

/** How a language counts, named after one that does so. */
export type PluralRule = 'english' | 'czech' | 'polish' | 'ukrainian';

/** Each in its own words. */
export const language_names: Record<Language, string> = {
  en: 'English',
  cs: 'Čeština',
  de: 'Deutsch',
  pl: 'Polski',
  uk: 'Українська',
};

export const plural_rules: Record<Language, PluralRule> = {
  en: 'english',
  cs: 'czech',
  de: 'english',
  pl: 'polish',
  uk: 'ukrainian',
};

/** The set of letters that a font must have. */
export const letters_of: Record<Language, string> = {
  en: 'latin',
  cs: 'latin-ext',
  de: 'latin',
  pl: 'latin-ext',
  uk: 'cyrillic',
};
