/** Bundles the server and everything that it imports into one file, `dist/server.mjs`, beside the web app. */
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const options = {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  platform: 'node',
  external: ['pg-native'], // pg uses it only if it is installed
  resolve: { conditionNames: ['bundle', 'node'] },
  // the list in package.json is of modules in the web app
  treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/]server[\\/]/, sideEffects: true }] },
  logLevel: 'warn',
};

const output = {
  codeSplitting: false,
  minify: { compress: true, mangle: false, codegen: false }, // names and lines stay, because errors show them
  comments: { legal: true, annotation: false, jsdoc: false },
};

const taskThread = await build({
  ...options,
  input: 'src/server/task-thread/task-thread.ts',
  output: { ...output, format: 'cjs' },
  write: false,
});

await build({
  ...options,
  input: 'src/server/bundle/entry.ts',
  transform: { define: { taskThreadCode: JSON.stringify(taskThread.output[0].code) } },
  output: { ...output, format: 'esm', file: 'dist/server.mjs' },
});
