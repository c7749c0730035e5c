export const languages: { code: string }[];
