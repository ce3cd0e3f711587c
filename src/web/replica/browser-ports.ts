import type { ReplicaPorts } from '#sync/replica/replica.ts';
import { gunzip } from '../workers/index.ts';

type BrowserPorts = Pick<ReplicaPorts, 'now' | 'monotonic' | 'random' | 'randomBytes' | 'after' | 'inflate' | 'report'>;

/** Time, chance and gzip, as the browser has them. */
export const browserPorts: BrowserPorts = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  random: () => Math.random(),
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  inflate: gunzip,
  report: (error) => console.error(error),
};

export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
}

/** Work of one frame is done at once; a hidden page has no frames, and does it a moment later. */
export function soon(work: () => void): void {
  if (document.hidden) setTimeout(work, 0);
  else requestAnimationFrame(work);
}
