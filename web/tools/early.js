// Asks for the words and the first screen before the page's own program has come, which would ask for them last.
(() => {
  const words = "WORDS_BY_LANGUAGE";
  const screens = "SCREENS";
  let chosen;
  try { chosen = JSON.parse(localStorage.getItem('roundtable.settings')).language; } catch { /* nothing kept */ }
  const language = [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()), 'en'].find((known) => words[known]);
  const screen = location.pathname === '/' ? screens.Home : location.pathname.startsWith('/t/') ? screens.TableScreen : undefined;
  for (const href of [words[language], screen])
    if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
})();
