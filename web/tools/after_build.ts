// After the build: early.js; the service worker with the list of files that make up the shell (their hash is its
// version); and a compressed copy of each file for the server to hand out.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { transformWithEsbuild, type Plugin, type Rollup } from 'vite';
import { game_chunk } from './chunks';
import { games } from './games.mjs';
import { languages } from './languages.mjs';

const here = dirname(fileURLToPath(import.meta.url));

/** A script of this folder with its placeholders (`'NAME'`) filled in, minified. */
async function script(names: string[], values: Record<string, unknown>): Promise<string> {
  let text = names.map((name) => readFileSync(resolve(here, name), 'utf8')).join('\n');
  for (const [name, value] of Object.entries(values)) text = text.replace(`'${name}'`, () => JSON.stringify(value));
  return (await transformWithEsbuild(text, names[0]!, { minify: true, target: 'es2022' })).code;
}

/** Fonts, languages, games loaded apart and reviews are kept when they are first used: no device needs all of them. */
const kept_when_used = new RegExp(
  ['catalogue', 'Review', ...games.filter((one) => one.apart).map(game_chunk)].join('|'),
);
const of_the_shell = (name: string) => /\.(js|css)$/.test(name) && !kept_when_used.test(name);

/** Languages that need a part of the fonts which the page's own head does not ask for. */
const with_more_letters = languages.filter((language) => language.letters !== 'latin');

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

/** The screens that are opened by a link, and the games: their scripts and styles. */
function pieces_in(bundle: Rollup.OutputBundle): Record<string, string[]> {
  const names = new Map([
    ['Home', 'Home'],
    ['TableScreen', 'TableScreen'],
    ...games.map(({ id }): [string, string] => [game_chunk({ id }), id]),
  ]);
  return Object.fromEntries(
    Object.values(bundle).flatMap((chunk) => {
      const name = chunk.type === 'chunk' ? names.get(chunk.name) : undefined;
      return name && chunk.type === 'chunk' ? [[name, files_of(chunk, bundle)]] : [];
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
    async generateBundle(_, bundle) {
      const names = Object.keys(bundle);
      const letters = with_more_letters.map(({ code, letters }) => [
        code,
        names.filter((name) => name.includes(`-${letters}-`)).map((name) => '/' + name),
      ]);
      const source = await script(['early.js', 'touches.js'], {
        LETTERS: Object.fromEntries(letters),
        WORDS_BY_LANGUAGE: by_name(names, /_catalogue_([a-z]{2})-[^/]*\.js$/),
        PIECES: pieces_in(bundle),
      });
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
      async handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter(of_the_shell)
          .map((name) => '/' + name);
        const source = await script(['service_worker.js'], {
          SHELL_VERSION: createHash('sha256').update(Object.keys(bundle).join()).digest('hex').slice(0, 12),
          SHELL_FILES: ['/index.html', '/manifest.webmanifest', '/icon.svg', ...files],
        });
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
