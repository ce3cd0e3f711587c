import { execFile } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vitest/config';

/** By test file, relative to `src/web`. Files are relative to the folder of the build. */
export type BuiltTests = Readonly<Record<string, { readonly script: string; readonly styles: readonly string[] }>>;

const outDir = fileURLToPath(new URL('../../.cache/components/', import.meta.url));
const web = fileURLToPath(new URL('../../src/web/', import.meta.url));
const mediaTypes = new Map([
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
]);

/**
 * Runs component tests over one build of the app in production mode, made when the first of them starts. Each test file
 * has a page of its own; loading the app there module by module takes most of a test's time. Without the build run
 * files that are watched, or whose coverage is measured, and those named in `unbundled`.
 */
export function bundledTests(unbundled: readonly string[]): Plugin {
  let isBundled = true;
  let built: Promise<BuiltTests> | undefined;
  return {
    name: 'bundled-tests',
    enforce: 'pre',
    configureVitest({ vitest }) {
      isBundled = !(vitest.config.watch || vitest.config.coverage.enabled);
    },
    configureServer(server) {
      server.middlewares.use('/assets', (request, response, next) => {
        const file = join(outDir, 'assets', basename(new URL(request.url ?? '', 'http://localhost').pathname));
        const stream = createReadStream(file);
        stream.once('error', () => next());
        stream.once('open', () => {
          response.setHeader('content-type', mediaTypes.get(extname(file)) ?? 'application/octet-stream');
          // the name of each file has a hash of its content
          response.setHeader('cache-control', 'max-age=31536000, immutable');
          stream.pipe(response);
        });
      });
    },
    async load(id) {
      const file = relative(web, id);
      if (!isBundled || !id.endsWith('.browser.tsx') || unbundled.includes(file)) return;
      built ??= build();
      const test = (await built)[file];
      if (test === undefined) throw new Error(`${file} is not in the build of the component tests`);
      return startOf(test);
    },
  };
}

async function build(): Promise<BuiltTests> {
  await promisify(execFile)(execPath, [fileURLToPath(new URL('build-tests.ts', import.meta.url)), outDir], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(await readFile(join(outDir, 'entries.json'), 'utf8'));
}

/** Returns the code that runs a built test once its styles apply. */
function startOf({ script, styles }: BuiltTests[string]): string {
  return `
    const links = ${JSON.stringify(styles)}.map((file) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/' + file });
      document.head.append(link);
      return new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
    });
    await Promise.all(links);
    const script = '/${script}';
    await import(/* @vite-ignore */ script);
  `;
}

const maps = new Map<string, SourceMap | null>();

/** Changes a line of a stack trace that is in the build to the line of the source. */
export function toSource(frame: { file: string; line: number; column: number }): void {
  const file = join(outDir, 'assets', basename(frame.file));
  const map = maps.get(file) ?? readMap(`${file}.map`);
  maps.set(file, map);
  const origin = map?.findOrigin(frame.line, frame.column);
  if (origin === undefined || !('fileName' in origin)) return;
  frame.file = resolve(dirname(file), origin.fileName);
  frame.line = origin.lineNumber;
  frame.column = origin.columnNumber;
}

function readMap(file: string): SourceMap | null {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
