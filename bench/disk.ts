import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { percentile } from './figures.ts';
import { emptyDataDir } from './world/template.ts';

const appends = 200;

/**
 * Returns the time in milliseconds (p50) that this disk takes to append 4 KiB and sync. No durable change can be
 * faster.
 */
export function syncMilliseconds(): number {
  const place = emptyDataDir();
  const file = openSync(join(place.dataDir, 'appended'), 'a');
  const block = new Uint8Array(4096).fill(7);
  const taken: number[] = [];
  for (let at = 0; at < appends; at++) {
    const started = performance.now();
    writeSync(file, block);
    fdatasyncSync(file);
    taken.push(performance.now() - started);
  }
  closeSync(file);
  place.remove();
  return percentile(taken, 50);
}
