// The languages, as i18n/languages.json lists them: code, name, how they count, which letters they need.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const file = resolve(dirname(fileURLToPath(import.meta.url)), '../../i18n/languages.json');

export const languages = JSON.parse(readFileSync(file, 'utf8'));
