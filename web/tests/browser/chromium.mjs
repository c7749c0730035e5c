// Debian's Chromium, started without anything that reaches for a network.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

export const chromium_path = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);
export const chromium_arguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const chromium_browser = () => chromium.launch({ executablePath: chromium_path, args: chromium_arguments });
