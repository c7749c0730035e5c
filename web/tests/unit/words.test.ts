import { describe, expect, it } from 'vitest';
import { check, compare, usage } from '../../tools/catalogues.mjs';
import { shared_catalogue } from '../../tools/catalogue_plugin';
import { hyphenated } from '../../tools/hyphens';
import {
  fill,
  languages,
  list,
  percents,
  plural_form,
  preferred_language,
  t,
  use_language,
} from '../../src/lib/words.svelte';

describe('the catalogues', () => {
  it('have no missing, unused or unlike key', () => expect(check()).toEqual([]));
  it('are found at fault when a key is missing', () => {
    expect(compare('cs', {}, { a: 'x' })).toHaveLength(1);
    expect(compare('cs', { a: '{n}' }, { a: '{m}' })).toHaveLength(1);
    expect(compare('cs', { a: { one: '', many: '' } }, { a: { one: '', many: '' } })).toHaveLength(1);
  });
  it('are found at fault when a key is used and missing, or there and unused', () => {
    const words = { 'home.here': 'x', 'home.idle': 'y' };
    expect(usage(["t('home.here') t('home.gone')"], words, words)).toEqual({
      missing: ['home.gone'],
      unused: ['home.idle'],
    });
    expect(usage(['t(`home.${which}`)'], words, words)).toEqual({ missing: [], unused: [] });
  });
  it('let long German words be parted where a hyphen may stand, and touch no other language', () => {
    expect(hyphenated('de', 'Meuchelmörder, Verschwörungskarten')).toBe(
      'Meuchel\u00admörder, Verschwörungs\u00adkarten',
    );
    expect(hyphenated('en', 'Meuchelmörder')).toBe('Meuchelmörder');
  });
  it('bring the texts of the program too', () => {
    for (const language of languages) expect(shared_catalogue(language)['avalon.role.merlin']).toBeTruthy();
  });
});

describe('plural forms', () => {
  const forms = (language: 'en' | 'cs' | 'pl' | 'uk') =>
    [0, 1, 2, 5, 12, 21, 22].map((n) => plural_form(language, n)).join(' ');
  it('follow each language', () => {
    expect(forms('en')).toBe('many one many many many many many');
    expect(forms('cs')).toBe('many one few many many many many');
    expect(forms('pl')).toBe('many one few many many many few');
    expect(forms('uk')).toBe('many one few many many one few');
  });
  it('are those that browsers know', () => {
    const known = (language: string, n: number) => {
      const form = new Intl.PluralRules(language).select(n);
      return form === 'one' || form === 'few' ? form : 'many';
    };
    for (const language of languages)
      for (let n = 0; n <= 130; n++)
        expect([language, n, plural_form(language, n)]).toEqual([language, n, known(language, n)]);
  });
});

describe('texts', () => {
  it('write percents as the language does', async () => {
    const written = { en: '67%', cs: '67\u00a0%', de: '67\u00a0%', pl: '67%', uk: '67\u00a0%' };
    for (const language of ['en', 'cs', 'de', 'pl', 'uk'] as const) {
      await use_language(language);
      expect(percents(67)).toBe(written[language]);
    }
    await use_language('en');
  });
  it('list names as the language does', async () => {
    for (const language of languages) {
      await use_language(language);
      for (const names of [[], ['Ann'], ['Ann', 'Bob'], ['Ann', 'Bob', 'Cid']])
        expect(list(names)).toBe(new Intl.ListFormat(language, { type: 'conjunction' }).format(names));
    }
    await use_language('en');
  });
  it('take their language from the browser', () => {
    expect(preferred_language(['fr-FR', 'uk-UA', 'en'])).toBe('uk');
    expect(preferred_language(['xx'])).toBe('en');
  });
  it('are filled, and a place without a value stays to be seen', () =>
    expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}'));
  it('change with the language', async () => {
    await use_language('cs');
    expect(t('lobby.free', { n: 3 })).toBe('3 místa jsou ještě volná');
    await use_language('en');
    expect(t('lobby.free', { n: 1 })).toBe('One seat is still free');
    expect(document.documentElement.lang).toBe('en');
  });
});
