// Paints the PNG icons from icon.svg with Chromium: node tools/icons.mjs
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium_browser } from '../tests/browser/chromium.mjs';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const drawing = readFileSync(folder + 'icon.svg', 'utf8');
const browser = await chromium_browser();
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${drawing}`);
  await page.screenshot({ path: `${folder}icon-${size}.png` });
}
await browser.close();
