import { readFileSync } from 'node:fs';

/** The processor time of this machine since it started, in kernel ticks. */
interface ProcessorTicks {
  readonly ran: number;
  /** Time in which a process was ready to run here, but the host ran another machine instead. */
  readonly stolen: number;
}

/**
 * Starts measuring how much of the requested processor time the host gave to other machines. The speed of a shared
 * machine depends on this share, which the benchmarks cannot influence.
 *
 * @returns a function that returns the share since then, 0–100; null if the system does not report it
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

/**
 * Parses the first line of Linux's `/proc/stat`: user, nice, system, idle, iowait, irq, softirq, steal, and finally two
 * values that user and nice already include.
 */
function processorTicks(): ProcessorTicks | null {
  if (process.platform !== 'linux') return null;
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = line.split(/\s+/).slice(1).map(Number);
  return { ran: user + nice + system + irq + softirq, stolen };
}
