import { readFileSync } from 'node:fs';

/** What the processors of this machine did since it started, in ticks of the kernel. */
interface ProcessorTicks {
  /** Something ran here. */
  readonly ran: number;
  /** Something was to run here, and the host ran another machine. */
  readonly stolen: number;
}

/**
 * Begins to watch how much of the processor time that was wanted here the host gave to others: what the speed of a shared
 * machine depends on, and nothing that is measured can change.
 *
 * @returns gives the share since then, 0–100; null where the system does not tell
 */
export function watchStolenTime(): () => number | null {
  const before = processorTicks();
  return () => {
    const after = processorTicks();
    if (before === null || after === null) return null;
    const stolen = after.stolen - before.stolen;
    const wanted = after.ran - before.ran + stolen;
    return wanted === 0 ? 0 : (stolen / wanted) * 100;
  };
}

/** The first line of Linux's `/proc/stat`: user, nice, system, idle, iowait, irq, softirq, steal, and two parts of user and nice. */
function processorTicks(): ProcessorTicks | null {
  if (process.platform !== 'linux') return null;
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = line.split(/\s+/).slice(1).map(Number);
  return { ran: user + nice + system + irq + softirq, stolen };
}
