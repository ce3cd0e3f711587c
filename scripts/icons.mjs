/**
 * Renders the PNG icons of the installed app from `src/web/public/icon.svg`. Run `node scripts/icons.mjs` after a change
 * of that file and commit the result.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from './chromium.mjs';

const publicFolder = new URL('../src/web/public/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', publicFolder), 'utf8');
const [, background] = /<rect [^>]*fill="(#\w+)"/.exec(svg) ?? [];

/**
 * Launchers crop a maskable icon to a shape that always contains the circle in the middle with 80 % of its width; the
 * drawing takes 67 %. iOS rounds the corners itself.
 */
const icons = [
  { file: 'icons/icon-192.png', size: 192, isOpaque: false },
  { file: 'icons/icon-512.png', size: 512, isOpaque: false },
  { file: 'icons/maskable-192.png', size: 192, isOpaque: true },
  { file: 'icons/maskable-512.png', size: 512, isOpaque: true },
  { file: 'apple-touch-icon.png', size: 180, isOpaque: true },
];

const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
try {
  const page = await browser.newPage();
  for (const { file, size, isOpaque } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="margin:0;background:${isOpaque ? background : 'transparent'}">${svg}</body>`);
    const path = fileURLToPath(new URL(file, publicFolder));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await page.screenshot({ omitBackground: !isOpaque }));
  }
} finally {
  await browser.close();
}
