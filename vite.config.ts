import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.MENSANA_SERVER ?? 'http://localhost:3000';

export default defineConfig({
  root: 'src/web',
  plugins: [react()],
  build: { outDir: '../../dist/web', emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
