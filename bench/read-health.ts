import { open } from 'node:fs/promises';
import { unpacked } from '#domain/import/archive/index.ts';
import type { ByteSource, ImportFile } from '#domain/import/files/index.ts';
import { importSources } from '#domain/import/sources.ts';

/** Reads an export of Apple Health like the import worker, and prints the time and the memory that it took. */
const [path = ''] = process.argv.slice(2);
const started = performance.now();
const handle = await open(path);
const { size } = await handle.stat();
const source: ByteSource = {
  size,
  read: async (from, to) => {
    const bytes = new Uint8Array(to - from);
    await handle.read(bytes, 0, bytes.length, from);
    return bytes;
  },
};
const file: ImportFile = {
  path: 'export.zip',
  size,
  modifiedAt: null,
  source,
  chunks: async function* () {
    yield source.read(0, size);
  },
};
const files: ImportFile[] = [];
for await (const item of unpacked([file])) if (!('kind' in item)) files.push(item);
const health = importSources.find(({ app }) => app === 'apple-health');
let items = 0;
if (health !== undefined) for await (const item of health.read(files)) if (item.kind !== 'skipped') items += 1;
if (items === 0) throw new Error('nothing was read');
const ms = Math.round(performance.now() - started);
process.stdout.write(JSON.stringify({ ms, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }));
