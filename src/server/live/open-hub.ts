import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { Hub } from '#sync/hub/hub.ts';
import type { HubStorage } from '#sync/hub/hub-storage.ts';
import { errorFields, type Log } from '../log.ts';

const level = 6;
const inBackground = promisify(gzip);
/** What takes less time than a thread takes to begin. */
const atOnceBytes = 64 * 1024;

export interface HubParts {
  readonly storage: HubStorage;
  readonly log: Log;
  readonly documentMebibytes: number;
}

/** The hub with this platform's clock, chance, timers and gzip. */
export function openHub({ storage, log, documentMebibytes }: HubParts): Hub {
  return new Hub({
    storage,
    now: () => Date.now(),
    randomBytes: (count) => new Uint8Array(randomBytes(count)),
    gzip: async (bytes) => (bytes.length <= atOnceBytes ? gzipSync(bytes, { level }) : inBackground(bytes, { level })),
    defer: (work) => void setImmediate(work),
    after: (ms, work) => {
      const timer = setTimeout(work, ms).unref();
      return () => clearTimeout(timer);
    },
    limits: { documentBytes: documentMebibytes * 1024 * 1024 },
    report: (event, error) => log.error(event, errorFields(error)),
  });
}
