// The address decides the screen; every screen has one of its own.
export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; table: string }
  | { screen: 'big'; table: string }
  | { screen: 'replay'; table: string; number: number }
  | { screen: 'file' }
  | { screen: 'rules'; game: string }
  | { screen: 'narrator' }
  | { screen: 'lesson' }
  | { screen: 'credits' }
  | { screen: 'statistics' }
  | { screen: 'lost' };

export function route_of(path: string): Route {
  const [first, second, third] = path.split('/').filter(Boolean);
  if (!first) return { screen: 'home' };
  if (first === 't' && second)
    return third === 'screen'
      ? { screen: 'big', table: second.toUpperCase() }
      : { screen: 'table', table: second.toUpperCase() };
  if (first === 'r' && second && third) return { screen: 'replay', table: second.toUpperCase(), number: Number(third) };
  if (first === 'r') return { screen: 'file' };
  if (first === 'new' && second) return { screen: 'new', game: second };
  if (first === 'rules' && second) return { screen: 'rules', game: second };
  if (first === 'narrator' || first === 'lesson' || first === 'credits' || first === 'statistics')
    return { screen: first };
  return { screen: 'lost' };
}

const here = $state({ path: typeof location === 'undefined' ? '/' : location.pathname });

export const route = (): Route => route_of(here.path);

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  here.path = location.pathname;
  scrollTo(0, 0);
}

/** Links inside the page change the screen without loading it anew. */
export function follow_links(): void {
  addEventListener('popstate', () => (here.path = location.pathname));
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** The code in whatever a person pasted: a link, or the code itself with spaces and small letters. */
export function code_in(text: string): string | null {
  const link = text.match(/\/t\/([A-Za-z0-9]+)/);
  const code = (link?.[1] ?? text).replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{4,12}$/.test(code) ? code : null;
}
