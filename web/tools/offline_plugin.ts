// Writes the service worker with the list of files that make up the shell; their hash is its version.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const template = fileURLToPath(new URL('./service_worker.js', import.meta.url));

export function offline_shell(): Plugin {
  return {
    name: 'offline-shell',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => !/-(ext|cyrillic)-|\.map$|\.woff$/.test(name));
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const source = readFileSync(template, 'utf8')
        .replace('"SHELL_VERSION"', JSON.stringify(version))
        .replace('"SHELL_FILES"', JSON.stringify(['/', '/manifest.webmanifest', '/icon.svg', ...files.filter((f) => f !== 'index.html').map((f) => '/' + f)]));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
