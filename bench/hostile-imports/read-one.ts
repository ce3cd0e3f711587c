import { defaultLimits, unpacked } from '#domain/import/archive/index.ts';
import { bytesOf, type ImportFile, maxTextBytes, readOr } from '#domain/import/files/index.ts';
import { importSources, recognised } from '#domain/import/sources.ts';
import { hostileArchives } from '../../test/hostile-imports/archives.ts';
import { hostileTexts } from '../../test/hostile-imports/texts.ts';

const maxNotes = 1000;

/**
 * Reads one hostile import in a process of its own, and prints what it took. Memory is the highest of the process, less
 * what it had before. Of a million notes, 1,000 are read: then the user could stop the reading.
 */
const [name = ''] = process.argv.slice(2);
const text = hostileTexts.find((each) => each.name === name);
const chosen = text === undefined ? (hostileArchives[name]?.() ?? []) : text.files();
const before = peakMegabytes();
const started = performance.now();
const cpuStarted = process.cpuUsage();
const counts = new Map<string, number>();
const files: ImportFile[] = [];
for await (const item of unpacked(chosen, defaultLimits)) {
  if ('kind' in item) count(item.code);
  else files.push(item);
}
const [first] = await recognised(files);
const source = importSources.find(({ app }) => app === (text?.app ?? first?.source.app ?? 'markdown'));
for await (const item of source?.read(files) ?? []) {
  count(item.kind === 'skipped' ? item.code : item.kind);
  if ((counts.get('note') ?? 0) === maxNotes) break;
  if (item.kind === 'file') await readOr(null, () => bytesOf(item.file, maxTextBytes));
}
const seconds = (performance.now() - started) / 1000;
const cpu = process.cpuUsage(cpuStarted);
const cpuSeconds = (cpu.user + cpu.system) / 1_000_000;
const megabytes = peakMegabytes() - before;
process.stdout.write(`${JSON.stringify({ seconds, cpuSeconds, megabytes, items: Object.fromEntries(counts) })}\n`);

function count(code: string): void {
  counts.set(code, (counts.get(code) ?? 0) + 1);
}

function peakMegabytes(): number {
  return process.resourceUsage().maxRSS / 1024;
}
