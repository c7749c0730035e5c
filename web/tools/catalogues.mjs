// Checks the page's words: every language has the same keys, places and plural forms; no key is missing or unused.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from './languages.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..') + '/';
const forms = Object.fromEntries(
  languages.map(({ code, plurals }) => [code, plurals === 'english' ? ['one', 'many'] : ['one', 'few', 'many']]),
);
const read = (path) => JSON.parse(readFileSync(root + path, 'utf8'));
const places = (text) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))].sort().join();

/** In a form for one thing its number may be left out. */
const all_places = (entry) => (typeof entry === 'string' ? places(entry) : places(entry.many));

export function compare(language, words, english) {
  const faults = [];
  for (const key of Object.keys(english)) if (!(key in words)) faults.push(`${language}: ${key} is missing`);
  for (const [key, entry] of Object.entries(words)) {
    if (!(key in english)) {
      faults.push(`${language}: ${key} is not in English`);
      continue;
    }
    if (typeof entry !== typeof english[key]) faults.push(`${language}: ${key} has plural forms in one language only`);
    else if (all_places(entry) !== all_places(english[key]))
      faults.push(`${language}: ${key} has other places than English`);
    if (typeof entry === 'object' && Object.keys(entry).join() !== forms[language].join())
      faults.push(`${language}: ${key} needs the forms ${forms[language].join(', ')}`);
  }
  return faults;
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

export function usage(texts, own, known) {
  const spaces = new Set(Object.keys(known).map((key) => key.split('.')[0]));
  const used = new Set();
  const patterns = [];
  const missing = [];
  for (const text of texts) {
    for (const [, key] of text.matchAll(/\bt\(\s*'([^']+)'/g))
      if (!(key in known)) missing.push(key);
      else used.add(key);
    for (const [, key] of text.matchAll(/'([a-z_]+\.[a-z_.0-9]+)'/g)) {
      if (key in known) used.add(key);
      else if (
        spaces.has(key.split('.')[0]) &&
        !key.endsWith('_') &&
        !key.endsWith('.') &&
        !Object.keys(known).some((one) => one.startsWith(key))
      )
        missing.push(key);
    }
    for (const [, pattern] of text.matchAll(/`([a-z_]+\.[^`]*\$\{[^`]*)`/g)) {
      const source = pattern.replace(/[.+?^()|[\]\\]/g, '\\$&').replace(/\$\{[^}]*\}/g, '[a-z_0-9.:]+');
      patterns.push(new RegExp(`^${source}$`));
    }
  }
  for (const pattern of patterns) {
    const found = Object.keys(known).filter((key) => pattern.test(key));
    found.forEach((key) => used.add(key));
  }
  return { missing: [...new Set(missing)], unused: Object.keys(own).filter((key) => !used.has(key)) };
}

export function check() {
  const english = read('i18n/web/en.json');
  const faults = languages.slice(1).flatMap(({ code }) => compare(code, read(`i18n/web/${code}.json`), english));
  const { missing, unused } = usage(sources(root + 'web/src'), english, { ...read('i18n/en.json'), ...english });
  return [
    ...faults,
    ...missing.map((key) => `${key} is used but not in the catalogue`),
    ...unused.map((key) => `${key} is not used`),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = check();
  faults.forEach((fault) => console.error(fault));
  process.exitCode = faults.length ? 1 : 0;
}
