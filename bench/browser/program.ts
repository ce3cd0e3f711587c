import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Signed } from '../people.ts';

const builtApp = fileURLToPath(new URL('../../dist/web/index.html', import.meta.url));
const scripts = new URL('../../scripts/chromium.mjs', import.meta.url).href;

/** The viewport size in CSS pixels. */
export const viewport = { width: 1280, height: 800 };
export const locale = 'en-GB';

/**
 * Returns the Chromium that the benchmarks drive.
 *
 * @throws if the app is not built
 */
export async function browserProgram(): Promise<{ readonly path: string | undefined; readonly args: string[] }> {
  if (!existsSync(builtApp)) throw new Error('the web app is not built: `npm run bench` builds it');
  const { findChromium, chromiumArguments } = (await import(scripts)) as {
    readonly findChromium: () => string | undefined;
    readonly chromiumArguments: readonly string[];
  };
  return { path: findChromium(), args: [...chromiumArguments] };
}

export function emptyProfile(): { readonly directory: string; readonly remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'mensana-bench-profile-'));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

export function sessionCookie(origin: string, { cookie }: Signed) {
  const end = cookie.indexOf('=');
  return { name: cookie.slice(0, end), value: cookie.slice(end + 1), url: origin };
}
