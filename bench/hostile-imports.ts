import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { hostileArchives } from '../test/hostile-imports/archives.ts';
import { hostileTexts } from '../test/hostile-imports/texts.ts';
import { type Figure, figure } from './figures.ts';

const bench = 'hostile-imports';
const maxSeconds = 2;
const heapMegabytes = 256;

/** Reads files that were made to keep an import busy or to fill the memory, each in a process with a heap of 256 MB. */
export async function hostileImports(): Promise<readonly Figure[]> {
  const names = [...Object.keys(hostileArchives), ...hostileTexts.map(({ name }) => name)];
  const wanted = process.env.BENCH_CASES;
  return names.filter((name) => wanted === undefined || name.includes(wanted)).flatMap(figuresOf);
}

function figuresOf(name: string): readonly Figure[] {
  const { seconds, cpuSeconds, megabytes, items } = measured(name);
  process.stderr.write(
    `${seconds.toFixed(2)} s  ${cpuSeconds.toFixed(2)} s of processor time  ${megabytes.toFixed(0)} MB  ${name}  ${items}\n`,
  );
  return [
    figure(bench, { figure: `${name}, read to the end`, unit: 's', aim: maxSeconds }, seconds),
    figure(bench, { figure: `${name}, memory`, unit: 'MB' }, megabytes),
  ];
}

interface Measured {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly megabytes: number;
  readonly items: string;
}

/** A process that fails, or does not end in a minute, counts as endless. */
function measured(name: string): Measured {
  const file = fileURLToPath(new URL('./hostile-imports/read-one.ts', import.meta.url));
  const args = [`--max-old-space-size=${heapMegabytes}`, file, name];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });
  if (status !== 0) return { seconds: 60, cpuSeconds: 60, megabytes: 1024, items: stderr.slice(0, 1500) };
  const { items, ...rest } = JSON.parse(stdout) as Omit<Measured, 'items'> & { readonly items: object };
  return { ...rest, items: JSON.stringify(items) };
}
