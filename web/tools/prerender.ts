// After the build: the home page as it is drawn, in each language, for the server to hand out at `/`.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { catalogues } from './catalogue_plugin';

/** The program's own parts, run here: they draw the same as in a browser, which then takes the drawing over. */
async function drawn_homes(root: string): Promise<[string, string][]> {
  const plugins = [svelte({ compilerOptions: { dev: false, hmr: false } }), catalogues()];
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { home_in, languages } = (await vite.ssrLoadModule('/src/prerender.ts')) as typeof import('../src/prerender');
  const homes: [string, string][] = [];
  for (const language of languages) homes.push([language, await home_in(language)]);
  await vite.close();
  return homes;
}

export function prerender(): Plugin {
  let root = '';
  let folder = '';
  const of_home: string[] = [];
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    generateBundle: (_, bundle) =>
      void of_home.push(...Object.keys(bundle).filter((name) => /\/Home-[^/]*\.css$/.test(name))),
    closeBundle: {
      sequential: true,
      async handler() {
        const page = readFileSync(`${folder}/index.html`, 'utf8');
        const looks = of_home.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`).join('');
        for (const [language, home] of await drawn_homes(root)) {
          const whole = page
            .replace('<html lang="en"', `<html lang="${language}" data-drawn="home"`)
            .replace('</head>', `${looks}</head>`)
            .replace('<div id="app">', () => `<div id="app">${home}`);
          writeFileSync(`${folder}/home.${language}.html`, whole);
        }
      },
    },
  };
}
