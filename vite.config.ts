import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.MENSANA_SERVER ?? 'http://localhost:3000';
const page = fileURLToPath(new URL('src/web/index.html', import.meta.url));
const worker = fileURLToPath(new URL('src/web/service-worker/service-worker.ts', import.meta.url));

export default defineConfig({
  root: 'src/web',
  plugins: [react(), precacheList()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: page, 'service-worker': worker },
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
});

/**
 * Gives the service worker the list of files that make up the app, and a version that changes with any of them. The
 * names carry a hash of their content; letters of scripts that few people read are fetched when a page shows one.
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
