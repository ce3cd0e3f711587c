/** Bundles the server and everything that it imports into one file, `dist/server.mjs`, beside the web app. */
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));

await build({
  cwd: root,
  input: 'src/server/bundle/entry.ts',
  platform: 'node',
  external: ['pg-native'], // pg uses it only if it is installed
  resolve: { conditionNames: ['bundle', 'node'] },
  // the list in package.json is of modules in the web app
  treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/]server[\\/]/, sideEffects: true }] },
  logLevel: 'warn',
  output: {
    file: 'dist/server.mjs',
    format: 'esm',
    codeSplitting: false,
    // names and lines stay, because errors show them
    minify: { compress: true, mangle: false, codegen: false },
    comments: { legal: true, annotation: false, jsdoc: false },
    charset: 'ascii', // V8 stores other text with two bytes for each character
  },
});
