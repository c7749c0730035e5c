// After the build: the script that asks early for what comes last, the service worker with the list of files that make up the
// shell (their hash is its version), and each file once more, packed, for the server to hand out.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const template = (name: string) => readFileSync(resolve(dirname(fileURLToPath(import.meta.url)), name), 'utf8');

/** Letters, languages, the larger games and reviews are kept as they are used: no device needs all of them. */
const of_the_shell = (name: string) => /\.(js|css)$/.test(name) && !/catalogue|grail|Review/.test(name);

/** Files by the part of their name that the expression finds. */
const by_name = (names: string[], expression: RegExp) => Object.fromEntries(names.flatMap((name) => {
  const found = expression.exec(name)?.[1];
  return found ? [[found, '/' + name]] : [];
}));

export function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/early.js' }, injectTo: 'head-prepend' }],
    generateBundle(_, bundle) {
      const names = Object.keys(bundle);
      const source = template('early.js')
        .replace('"WORDS_BY_LANGUAGE"', JSON.stringify(by_name(names, /_catalogue_([a-z]{2})-[^/]*\.js$/)))
        .replace('"SCREENS"', JSON.stringify(by_name(names, /\/(Home|TableScreen)-[^/]*\.js$/)));
      this.emitFile({ type: 'asset', fileName: 'early.js', source });
    },
  };
}

export function offline_shell(): Plugin {
  return {
    name: 'offline-shell',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter(of_the_shell).map((name) => '/' + name);
      const version = createHash('sha256').update(Object.keys(bundle).join()).digest('hex').slice(0, 12);
      const source = template('service_worker.js')
        .replace('"SHELL_VERSION"', JSON.stringify(version))
        .replace('"SHELL_FILES"', JSON.stringify(['/', '/manifest.webmanifest', '/icon.svg', ...files]));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

function files_in(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files_in(path) : [path];
  });
}

export function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const file of files_in(folder)) {
        if (/\.(js|css|html|svg|webmanifest)$/.test(file)) writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}
