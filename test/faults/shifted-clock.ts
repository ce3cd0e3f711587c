/**
 * Loaded into a server with `--import`, moves its clock ahead by the milliseconds in the file `CLOCK_FILE`, in all of its
 * threads. Whoever changes the file replaces it as a whole.
 */
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_FILE;
const lookEveryMs = 100;

if (file !== undefined) shiftClock(() => Number(readFileSync(file, 'utf8')));

function shiftClock(read: () => number): void {
  let aheadMs = read();
  setInterval(() => {
    aheadMs = read();
  }, lookEveryMs).unref();
  const now = Date.now;
  Date.now = () => now() + aheadMs;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, proxy) => Reflect.construct(date, given.length === 0 ? [Date.now()] : given, proxy),
  });
}
