/**
 * Loaded into a server with `--import`, measures the longest time that its main thread worked without a pause, as time of
 * the processor, so that it can be judged on a busy machine. Writes it in milliseconds to the file `STRETCH_FILE`, each
 * time it grows. Whoever reads the file removes it.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.STRETCH_FILE;
/** The start of the process is one long stretch that keeps nobody waiting. */
const measuredFromMs = 3_000;
const tickMs = 2;

if (isMainThread && file !== undefined) {
  let longest = 0;
  let before = usedMs();
  setInterval(() => {
    const now = usedMs();
    const stretch = now - before;
    before = now;
    if (!existsSync(file)) longest = 0; // it was read
    if (performance.now() < measuredFromMs || stretch <= longest) return;
    longest = stretch;
    writeFileSync(file, String(stretch));
    before = usedMs();
  }, tickMs).unref();
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
