// What cannot wait for the program: the person's own theme; the words, fonts and first screen, which would be asked
// for last; and the connection to the table at which this device has a seat (src/lib/early_wire.ts takes it over).
(() => {
  const words = 'WORDS_BY_LANGUAGE';
  const pieces = 'PIECES';
  const letters = 'LETTERS';
  const root = document.documentElement;
  const kept = (key) => {
    try {
      return JSON.parse(localStorage.getItem('roundtable.' + key)) ?? {};
    } catch {
      return {};
    }
  };

  const { theme = 'auto', size = 'medium', motion = 'auto', language: chosen } = kept('settings');
  Object.assign(root.dataset, { theme, size, motion });
  const language = [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()), 'en'].find(
    (known) => words[known],
  );
  const [, first, code, more] = location.pathname.split('/');
  const places = Array.from(kept('places'));
  const place = first === 't' ? places.find(({ table }) => table === code?.toUpperCase()) : undefined;
  // The drawn home page knows nothing of this device: the program draws it anew where that would show.
  if (root.dataset.drawn && (language !== root.lang || places.length)) root.dataset.drawn = 'otherwise';

  const ask = (rel, href, more) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, ...more }));
  for (const href of letters[language] ?? []) ask('preload', href, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  const needed = [
    words[language],
    ...(pieces[first === '' ? 'Home' : first === 't' ? 'TableScreen' : ''] ?? []),
    ...(pieces[place?.game] ?? []),
  ];
  for (const href of needed) {
    if (href.endsWith('.js')) ask('modulepreload', href);
    else ask('preload', href, { as: 'style', crossOrigin: '' });
  }

  if (!place || more || location.hash) return;
  const { table, token } = place;
  const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
  const early = (window.early = { line, heard: [], table, token, id: 'early' });
  line.onopen = () => {
    line.send(JSON.stringify({ op: 'hello', protocol: 1, language }));
    line.send(JSON.stringify({ op: 'enter', table, token, id: early.id }));
  };
  line.onmessage = (event) => early.heard.push(event);
})();
