/**
 * Builds all component tests with the app, in production mode: chunks with maps, and `entries.json`, the scripts and
 * styles of each test file.
 *
 * Usage: NODE_ENV=production node test/components/build-tests.ts FOLDER
 */
import { globSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import type { BuiltTests } from './bundled-tests.ts';

const [, , outDir = ''] = argv;
const root = fileURLToPath(new URL('../../src/web/', import.meta.url));
const tests = globSync('**/*.browser.tsx', { cwd: root });

const built = (await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  worker: { format: 'es' },
  // React Aria's lists render all their rows in a test that does not say that it has a layout
  define: { 'process.env.VIRT_ON': 'true' },
  build: {
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'es2023',
    minify: false,
    sourcemap: true,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(
        tests.map((file) => [file.replace(/\.browser\.tsx$/, '').replaceAll(/\W/g, '-'), join(root, file)]),
      ),
      // no module that tests share is put into the chunk of one of them: it would run that test
      preserveEntrySignatures: 'strict',
      external: ['vitest', 'vitest/browser'],
      output: {
        paths: (id) => `/@id/${id}`,
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
      },
    },
  },
})) as Rolldown.RolldownOutput;

const chunks = new Map(built.output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])));
const entries: BuiltTests = Object.fromEntries(
  [...chunks.values()].flatMap((chunk) => {
    if (!chunk.facadeModuleId?.endsWith('.browser.tsx')) return [];
    return [[relative(root, chunk.facadeModuleId), { script: chunk.fileName, styles: stylesOf(chunk) }]];
  }),
);
writeFileSync(join(outDir, 'entries.json'), JSON.stringify(entries));

/** Returns the styles that this chunk needs to start, those of the modules that it imports before its own. */
function stylesOf(chunk: Rolldown.OutputChunk): readonly string[] {
  const needed = new Set<Rolldown.OutputChunk>();
  const visit = (each: Rolldown.OutputChunk) => {
    for (const name of each.imports) {
      const imported = chunks.get(name);
      if (imported !== undefined && !needed.has(imported)) visit(imported);
    }
    needed.add(each);
  };
  visit(chunk);
  return [...new Set([...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
}
