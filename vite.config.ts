import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { importCircle, mergeSmallChunks } from './scripts/merge-chunks.ts';
import { type Language, languages } from './src/domain/language/index.ts';

const server = process.env.MENSANA_SERVER ?? 'http://localhost:3000';
const page = fileURLToPath(new URL('src/web/index.html', import.meta.url));
const worker = fileURLToPath(new URL('src/web/service-worker/service-worker.ts', import.meta.url));

const app = {
  root: 'src/web',
  plugins: [react()],
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
} satisfies UserConfig;

const output = {
  outDir: '../../dist/web',
  emptyOutDir: true,
  target: 'es2023',
  modulePreload: { polyfill: false },
} satisfies UserConfig['build'];

const input = { index: page, 'service-worker': worker };

/** The steps of a visit, in loading order: the landing page, sign-in, the layout of the dashboard. */
const visit = [
  { name: 'entrance', entries: ['index.html', 'landing/index.ts'] },
  { name: 'sign-in', entries: ['login/index.ts'] },
  { name: 'app', entries: ['shell/index.ts'] },
] as const;

export default defineConfig(async ({ command }) => {
  if (command === 'serve') return app;
  return {
    ...app,
    plugins: [...app.plugins, noImportCircles(), precacheList(), preloads(), compressedFiles()],
    build: {
      ...output,
      chunkSizeWarningLimit: 600, // kB: the layout of the dashboard, with all code that stores and merges a document
      rolldownOptions: {
        input,
        output: {
          entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
          chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
          assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash][extname]`,
          codeSplitting: { groups: await chunkGroups() },
        },
      },
    },
  };
});

/** Shared files are named after all their users; every page downloads these names. */
function shortName(name: string): string {
  return name.replace(/\.\w+$/, '').split('~')[0] ?? name;
}

/**
 * The section that needs the most modules on opening. Modules that it shares with other sections get a separate chunk.
 */
const section = { name: 'notes', entry: 'notes/index.ts', parts: /[\\/]src[\\/]web[\\/]notes[\\/]/ };

/**
 * Groups modules into a few large chunks instead of hundreds of small ones, each of which would be requested, parsed
 * and cached separately. Each step of a visit gets one chunk, without the modules of earlier steps. Of the rest,
 * modules shared by several screens are merged until they are worth a request. The modules of a step come from a build
 * with automatic splitting, which alone knows the modules that a step does not load: a step never loads what it does
 * not use.
 */
async function chunkGroups() {
  const chunks = await chunksByThemselves();
  const sectionNeeds = modulesOf(chunks, [section.entry]);
  const elsewhere = new Set(modulesFrom(chunks, chunks.filter(isEntryOutside(section.parts))));
  const [entrance, ...later] = visit.map(({ name, entries }) => ({ name, modules: modulesOf(chunks, entries) }));
  const words = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => language.test(id)));
  const steps = [
    { name: entrance.name, modules: [...entrance.modules.filter((id) => !landing.test(id)), ...words] },
    ...later,
    { name: 'common', modules: sectionNeeds.filter((id) => elsewhere.has(id)) },
    { name: section.name, modules: sectionNeeds },
  ];
  const taken = new Set<string>();
  const groups = steps.map(({ name, modules }, at) => {
    const own = new Set(modules.filter((id) => !taken.has(id) && !schemaLibrary.test(id)));
    for (const id of own) taken.add(id);
    return { name, test: (id: string) => own.has(id), priority: 9 - at, includeDependenciesRecursively: false };
  });
  return [
    { name: 'schemas', test: schemaLibrary, priority: 10 },
    ...['common', 'exercise', 'notes'].flatMap((section) =>
      languages.map((each) => ({
        name: `words-of-${section}-${each}`,
        test: sharedWordsIn(section, each),
        priority: 10,
        includeDependenciesRecursively: false,
      })),
    ),
    ...groups,
    { name: 'kernel', test: kernel, priority: 1, includeDependenciesRecursively: false },
    { name: sharedNames(chunks, taken), includeDependenciesRecursively: false },
  ];
}

/** The size in bytes, before minification, from which a chunk is worth a request of its own. */
const leastSharedBytes = 60_000;

/**
 * Returns a function for the name of the chunk of a module that several screens share. Rolldown would merge small chunks
 * into ones that import each other, and then evaluate modules before those that they use.
 */
function sharedNames(chunks: readonly Chunk[], taken: ReadonlySet<string>): (id: string) => string | null {
  const entries = chunks.filter(({ facadeModuleId }) => facadeModuleId !== null);
  const reached = entries.map((entry) => [entry.fileName, new Set(reachedFrom(chunks, [entry]))] as const);
  const shared = chunks.flatMap((chunk) => {
    const own = Object.entries(chunk.modules).filter(
      ([id]) => !(taken.has(id) || schemaLibrary.test(id) || sharedWords.test(id) || kernel.test(id)),
    );
    const users = reached.flatMap(([entry, needs]) => (needs.has(chunk) ? entry : []));
    if (own.length === 0 || users.length < 2) return [];
    return {
      name: chunk.fileName,
      imports: chunk.imports,
      bytes: own.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0),
      entries: new Set(users),
      modules: own.map(([id]) => id),
    };
  });
  const modules = new Map(shared.map((chunk) => [chunk.name, chunk.modules]));
  const names = new Map(
    mergeSmallChunks(shared, leastSharedBytes).flatMap((merged, at) =>
      merged.flatMap((name) => modules.get(name) ?? []).map((id) => [id, `shared~${at}`] as const),
    ),
  );
  return (id) => names.get(id) ?? null;
}

/** What only the landing page shows. It has a chunk of its own, which no other page loads. */
const landing = /[\\/]src[\\/]web[\\/]landing[\\/](?!messages[\\/]|(?:routes|pages)\.ts$)/;

/** Imported by the separately loaded catalogues: any module in the same chunk would be loaded with each of them. */
const language = /[\\/]src[\\/]web[\\/]language[\\/]/;

/** Included by many catalogues: any other module in the same chunk would be loaded with each of them. */
const sharedWords = /[\\/]src[\\/]web[\\/](common|exercise|notes)[\\/](?:model[\\/])?messages[\\/](\w\w)\.ts$/;

function sharedWordsIn(section: string, language: Language): (id: string) => boolean {
  return (id) => {
    const [, ofSection, inLanguage] = sharedWords.exec(id) ?? [];
    return ofSection === section && inLanguage === language;
  };
}

/** Together with the configuration that must run before the first schema is created. */
const schemaLibrary = /[\\/]node_modules[\\/]zod[\\/]|[\\/]src[\\/]web[\\/]jitless[\\/]/;

/** Other modules use it while they are evaluated, and it imports none of them. */
const kernel = /[\\/]src[\\/]domain[\\/]kernel[\\/]/;

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports' | 'moduleIds' | 'modules'>;

async function chunksByThemselves(): Promise<readonly Chunk[]> {
  const built = await build({
    ...app,
    configFile: false,
    logLevel: 'silent',
    build: { ...output, write: false, minify: false, rolldownOptions: { input } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('a build has an output');
  return first.output.filter((each) => each.type === 'chunk');
}

function modulesOf(chunks: readonly Chunk[], entries: readonly string[]): readonly string[] {
  const isEntry = ({ facadeModuleId }: Chunk) => entries.some((entry) => facadeModuleId?.endsWith(`/src/web/${entry}`));
  const from = chunks.filter(isEntry);
  if (from.length !== entries.length) throw new Error(`not all of ${entries.join(', ')} is an entry of the app`);
  return modulesFrom(chunks, from);
}

function isEntryOutside(parts: RegExp): (chunk: Chunk) => boolean {
  return ({ facadeModuleId }) => facadeModuleId !== null && !parts.test(facadeModuleId);
}

/** Returns the modules of these chunks and of all that they import. */
function modulesFrom(chunks: readonly Chunk[], from: readonly Chunk[]): readonly string[] {
  return reachedFrom(chunks, from).flatMap(({ moduleIds }) => moduleIds);
}

/** Returns these chunks and all that they import. */
function reachedFrom<C extends Chunk>(chunks: readonly C[], from: readonly C[]): readonly C[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set(from);
  for (const { imports } of reached) {
    for (const name of imports) {
      const chunk = byName.get(name);
      if (chunk !== undefined) reached.add(chunk);
    }
  }
  return [...reached];
}

/** Fails if chunks import each other in a circle: a module could then be evaluated before one that it uses. */
function noImportCircles(): Plugin {
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
function precacheList(): Plugin {
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
function preloads(): Plugin {
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
function compressedFiles(): Plugin {
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
