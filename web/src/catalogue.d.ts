declare module 'catalogue:*' {
  const catalogue: import('./lib/words.svelte').Catalogue;
  export default catalogue;
}
