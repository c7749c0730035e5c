declare module 'pack:grail' {
  const entries: {
    character: { id: string; attributes: Record<string, number>; items?: string[] }[];
    encounter: {
      id: string;
      kind?: 'combat' | 'diplomacy';
      colour: string;
      difficulty: number;
      traits?: string[];
      attacks?: { do: string[] }[];
      stage?: { reaction: string[] }[];
    }[];
  };
  export default entries;
}
