import { unpacked } from '#domain/import/archive/index.ts';
import type { ImportFile } from '#domain/import/files/index.ts';
import { importSources } from '#domain/import/sources.ts';
import { fileOfPath } from './file-of-path.ts';

/** Reads an export of Apple Health like the import worker, and prints the time and the memory that it took. */
const [path = ''] = process.argv.slice(2);
const started = performance.now();
const files: ImportFile[] = [];
for await (const item of unpacked([await fileOfPath(path)])) if (!('kind' in item)) files.push(item);
const health = importSources.find(({ app }) => app === 'apple-health');
let items = 0;
if (health !== undefined) for await (const item of health.read(files)) if (item.kind !== 'skipped') items += 1;
if (items === 0) throw new Error('nothing was read');
const ms = Math.round(performance.now() - started);
process.stdout.write(JSON.stringify({ ms, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }));
