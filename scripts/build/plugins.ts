import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { type Language, languages } from '../../src/domain/language/index.ts';
import { reachedFrom } from './chunk-groups.ts';
import { importCircle } from './merge-chunks.ts';

/** Fails if chunks import each other in a circle: a module could then be evaluated before one that it uses. */
export function noImportCircles(): Plugin {
  return {
    name: 'no-import-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const circle = importCircle(chunks.map(({ fileName, imports }) => ({ name: fileName, imports })));
      if (circle !== null) throw new Error(`these chunks import each other: ${circle.join(', ')}`);
    },
  };
}

/**
 * Gives the service worker the list of the app's files, and a version that changes with any of them. File names contain
 * a hash of the content. Fonts for less common scripts are downloaded only when a page shows them.
 */
export function precacheList(page: string): Plugin {
  return {
    name: 'precache-list',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const found = Object.values(bundle).find((each) => each.fileName === 'service-worker.js');
      if (found?.type !== 'chunk') throw new Error('the build has a service worker');
      const files = Object.keys(bundle)
        .filter((name) => /\.(js|css)$/.test(name) || /-latin-(?!ext)[^/]*\.woff2$/.test(name))
        .filter((name) => name !== 'service-worker.js')
        .map((name) => `/${name}`)
        .toSorted();
      const version = createHash('sha256')
        .update(files.join('\n'))
        .update(readFileSync(page))
        .update(found.code)
        .digest('hex')
        .slice(0, 16);
      found.code = `const precache = ${JSON.stringify({ version, files })};\n${found.code}`;
    },
  };
}

/** The modules that a page needs in addition to `index.html`, and the sections whose messages it needs, by entry URL. */
const arrivals = {
  '/': { module: 'landing/index.ts', messages: ['page', 'landing'] },
  '/login': { module: 'login/index.ts', messages: ['page', 'login', 'account'] },
  '/dashboard': { module: 'shell/index.ts', messages: ['page', 'shell'] },
} as const;

/**
 * Gives the server the value of the `Link` header for each language and entry URL. Without it the browser discovers files one after
 * the other, and a phone waits for three more round trips.
 */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const named = new Set(filesOf(chunks, [chunkWith(chunks, '/src/web/main.tsx')]));
      const linksIn = (language: Language) =>
        Object.entries(arrivals).map(([path, { module, messages }]) => {
          const modules = [module, ...messages.map((section) => `${section}/messages/${language}.ts`)];
          const needed = modules.map((each) => chunkWith(chunks, `/src/web/${each}`));
          const files = filesOf(chunks, needed).filter((file) => !named.has(file));
          return [path, files.map(linkTo).join(', ')];
        });
      const links = languages.map((language) => [language, Object.fromEntries(linksIn(language))]);
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(Object.fromEntries(links)) });
    },
  };
}

function linkTo(file: string): string {
  return file.endsWith('.css')
    ? `</${file}>; rel=preload; as=style; crossorigin`
    : `</${file}>; rel=modulepreload; crossorigin`;
}

function chunkWith(chunks: readonly Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (found === undefined) throw new Error(`${module} is not in the build`);
  return found;
}

/** Returns the styles of the chunks with these modules, and of all that they import. */
export function stylesOf(chunks: readonly Rolldown.OutputChunk[], modules: readonly string[]): readonly string[] {
  const needed = modules.map((each) => chunkWith(chunks, each));
  return filesOf(chunks, needed).filter((file) => file.endsWith('.css'));
}

/** Returns the scripts and styles of these chunks and of all that they import. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], from: readonly Rolldown.OutputChunk[]): readonly string[] {
  const files = reachedFrom(chunks, from).flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ]);
  return [...new Set(files)];
}

/** Fonts are already compressed, and the page is rendered for each answer. */
const compressible = /\.(?:js|css|svg|webmanifest)$/;

/**
 * Writes a compressed copy beside each file if it is smaller. The server sends a release far more often than it is
 * built, so the slowest compression levels pay off.
 */
export function compressedFiles(): Plugin {
  const encodings = [
    ['.br', (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: brotliParameters(bytes.length) })],
    ['.gz', (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })],
  ] as const;
  return {
    name: 'compressed-files',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = '' }) {
      const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => compressible.test(name));
      await Promise.all(
        names.map(async (name) => {
          const bytes = readFileSync(join(dir, name));
          for (const [ending, compress] of encodings) {
            const compressed = await compress(bytes);
            if (compressed.length < bytes.length) await writeFile(join(dir, name + ending), compressed);
          }
        }),
      );
    },
  };
}

function brotliParameters(length: number): Readonly<Record<number, number>> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
}
