import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { chunkGroups } from './scripts/build/chunk-groups.ts';
import { compressedFiles, noImportCircles, precacheList, preloads } from './scripts/build/plugins.ts';
import { staticPages } from './scripts/build/static-pages.ts';

const server = process.env.MENSANA_SERVER ?? 'http://localhost:3000';
const page = fileURLToPath(new URL('src/web/index.html', import.meta.url));
const renderers = fileURLToPath(new URL('.cache/static-pages', import.meta.url));
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
  rolldownOptions: { input: { index: page, 'service-worker': worker } },
} satisfies UserConfig['build'];

const names = {
  entryFileNames: ({ name }: { readonly name: string }) =>
    name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
  chunkFileNames: ({ name }: { readonly name: string }) => `assets/${shortName(name)}-[hash].js`,
  assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
    `assets/${shortName(names[0] ?? '')}-[hash][extname]`,
};

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  if (command === 'serve') return app;
  return {
    ...app,
    plugins: [
      ...app.plugins,
      noImportCircles(),
      precacheList(page),
      preloads(),
      staticPages(
        {
          ...app,
          build: { target: output.target, rolldownOptions: { output: { assetFileNames: names.assetFileNames } } },
        },
        renderers,
      ),
      compressedFiles(),
    ],
    build: {
      ...output,
      chunkSizeWarningLimit: 600, // kB: the layout of the dashboard, with all code that stores and merges a document
      rolldownOptions: {
        ...output.rolldownOptions,
        output: {
          ...names,
          codeSplitting: { groups: await chunkGroups({ ...app, build: output }) },
        },
      },
    },
  };
});

/** Shared files are named after all their users; every page downloads these names. */
function shortName(name: string): string {
  return name.replace(/\.\w+$/, '').split('~')[0] ?? name;
}
