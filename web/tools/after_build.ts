// After the build: early.js; the service worker with the list of files that make up the shell (their hash is its
// version); and a compressed copy of each file for the server to hand out.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

const template = (name: string) => readFileSync(resolve(dirname(fileURLToPath(import.meta.url)), name), 'utf8');

/** Letters, languages, the larger games and reviews are kept as they are used: no device needs all of them. */
const of_the_shell = (name: string) => /\.(js|css)$/.test(name) && !/catalogue|grail|Review/.test(name);

/** Letters that the page's own head does not ask for. */
const letters_of = { cs: 'latin-ext', pl: 'latin-ext', uk: 'cyrillic' };

/** Files by the part of their name that the expression finds. */
const by_name = (names: string[], expression: RegExp) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const found = expression.exec(name)?.[1];
      return found ? [[found, '/' + name]] : [];
    }),
  );

/** A piece with those that it brings along, but for what every page has. */
function files_of(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle): string[] {
  const along = chunk.imports
    .map((name) => bundle[name] as Rollup.OutputChunk)
    .filter((other) => other.name !== 'shared' && !other.isEntry);
  return [chunk, ...along]
    .flatMap((piece) => [piece.fileName, ...piece.viteMetadata!.importedCss])
    .map((name) => '/' + name);
}

/** The screens that are opened by a link, and the games: their program and their looks. */
function pieces_in(bundle: Rollup.OutputBundle): Record<string, string[]> {
  return Object.fromEntries(
    Object.values(bundle).flatMap((chunk) => {
      const source = chunk.type === 'chunk' && chunk.isDynamicEntry ? chunk.facadeModuleId : null;
      const found = /\/src\/(?:screens\/(Home|TableScreen)\.svelte|games\/(\w+)\/(?:index|grail)\.ts)$/.exec(
        source ?? '',
      );
      return found && chunk.type === 'chunk' ? [[found[1] ?? found[2], files_of(chunk, bundle)]] : [];
    }),
  );
}

/** A hint to the browser: compile what a first screen runs nearly whole while it loads, off the main thread. */
export function compiled_at_once(): Plugin {
  const wanted = /^(index|shared|TableScreen|Home)$/;
  return {
    name: 'compiled-at-once',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && wanted.test(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}

export function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/early.js' }, injectTo: 'head-prepend' }],
    generateBundle(_, bundle) {
      const names = Object.keys(bundle);
      const letters = Object.entries(letters_of).map(([language, kind]) => [
        language,
        names.filter((name) => name.includes(`-${kind}-`)).map((name) => '/' + name),
      ]);
      const source = (template('early.js') + template('touches.js'))
        .replace("'LETTERS'", JSON.stringify(Object.fromEntries(letters)))
        .replace("'WORDS_BY_LANGUAGE'", JSON.stringify(by_name(names, /_catalogue_([a-z]{2})-[^/]*\.js$/)))
        .replace("'PIECES'", JSON.stringify(pieces_in(bundle)));
      this.emitFile({ type: 'asset', fileName: 'early.js', source });
    },
  };
}

export function offline_shell(): Plugin {
  return {
    name: 'offline-shell',
    apply: 'build',
    generateBundle: {
      // Last, when the names of the files are final: one that is missing would keep the worker from being installed.
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter(of_the_shell)
          .map((name) => '/' + name);
        const version = createHash('sha256').update(Object.keys(bundle).join()).digest('hex').slice(0, 12);
        const source = template('service_worker.js')
          .replace("'SHELL_VERSION'", JSON.stringify(version))
          .replace("'SHELL_FILES'", JSON.stringify(['/index.html', '/manifest.webmanifest', '/icon.svg', ...files]));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
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
        if (/\.(js|css|html|svg|webmanifest)$/.test(file))
          writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}
