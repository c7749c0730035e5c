export function compare(language: string, words: object, english: object): string[];
export function usage(texts: string[], own: object, known: object): { missing: string[]; unused: string[] };
export function check(): string[];
