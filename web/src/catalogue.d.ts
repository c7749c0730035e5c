declare module 'catalogue:*' {
  const catalogue: import('./lib/words.svelte').Catalogue;
  export default catalogue;
}
declare module 'catalogues' {
  type Catalogue = import('./lib/words.svelte').Catalogue;
  type Language = import('./lib/words.svelte').Language;
  type Loaders = Record<Language, () => Promise<{ default: Catalogue }>>;
  /** What every screen says. */
  export const shared: Loaders;
  /** What one game alone says, loaded when it is first needed. */
  export const of_games: Record<string, Loaders>;
}
