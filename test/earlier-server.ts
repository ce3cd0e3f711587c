import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { startArguments } from './start-arguments.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Unpacks the last server that used a database alone, as `npm run bundle` wrote it at commit 87497aae. Returns the
 * arguments of Node that start it.
 */
export async function earlierServer(): Promise<readonly string[]> {
  const packed = await readFile(new URL('fixtures/server-alone/server.mjs.br', import.meta.url));
  const folder = join(root, '.cache', 'earlier-server');
  const file = join(folder, 'server.mjs');
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.new`, await promisify(brotliDecompress)(packed));
  await rename(`${file}.new`, file);
  return [...startArguments.slice(0, -1), file];
}
