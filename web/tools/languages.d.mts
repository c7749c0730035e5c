export const languages: { code: string; name: string; plurals: string; letters: string }[];
