// Waiting for a server that does not answer.
const pause = 4000;

/**
 * Calls `then` when the server answers again. It is asked every few seconds, and at once when the device comes online.
 * Returns a function that stops asking.
 */
export function when_server_is_back(then: () => void): () => void {
  const ask = () =>
    void fetch('/healthz', { cache: 'no-store' })
      .then((answer) => answer.ok && then())
      .catch(() => undefined);
  const timer = setInterval(ask, pause);
  addEventListener('online', ask);
  return () => {
    clearInterval(timer);
    removeEventListener('online', ask);
  };
}
