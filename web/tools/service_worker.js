// Keeps the shell of the page on the device, so that it opens without a network and says that it is offline.
// Tables, records and everything else under /api always come from the server.
const cache_name = 'roundtable-' + 'SHELL_VERSION';
const shell = 'SHELL_FILES';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cache_name)
      .then((cache) => cache.addAll(shell))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('roundtable-') && name !== cache_name);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.registration.navigationPreload?.enable())
      .then(() => self.clients.claim()),
  );
});

// The page tells which letters and words it has loaded: the first visit is over before this worker sees a request.
self.addEventListener('message', (event) => {
  const ours = event.data.filter(
    (url) => new URL(url).origin === self.location.origin && new URL(url).pathname.startsWith('/assets/'),
  );
  event.waitUntil(caches.open(cache_name).then((cache) => cache.addAll(ours)));
});

// Packed or not, and whatever language is asked for: what is kept is the same.
const from_cache = (request) => caches.match(request, { ignoreVary: true });
// The page is asked for while this worker still wakes up.
const from_network_first = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return from_cache('/index.html');
  }
};

async function from_cache_first(request) {
  const found = await from_cache(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname.startsWith('/assets/'))
    (await caches.open(cache_name)).put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  event.respondWith(event.request.mode === 'navigate' ? from_network_first(event) : from_cache_first(event.request));
});
