declare module 'catalogue:*' {
  const catalogue: import('./lib/words.svelte').Catalogue;
  export default catalogue;
}
declare module 'pack:starter' {
  const facts: {
    characters: { id: string; attributes: Record<string, number>; items: string[] }[];
    encounters: {
      id: string;
      kind: 'combat' | 'diplomacy';
      colour: string;
      difficulty: number;
      traits: string[];
      strikes: string[][];
    }[];
  };
  export default facts;
}
