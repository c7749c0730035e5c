// The languages, as i18n/languages.json lists them.
export const languages = ['en', 'cs', 'de', 'pl', 'uk'].map((code) => ({ code }));
