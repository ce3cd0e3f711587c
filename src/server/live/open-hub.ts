import { randomBytes } from 'node:crypto';
import { Hub } from '#sync/hub/hub.ts';
import type { HubStorage } from '#sync/hub/hub-storage.ts';
import type { TaskRunner } from '#sync/hub/hub-tasks.ts';
import type { OtherServers } from '#sync/hub/other-servers.ts';
import { errorFields, type Log } from '../log/log.ts';

export interface HubParts {
  readonly storage: HubStorage;
  readonly tasks: TaskRunner;
  readonly log: Log;
  readonly documentMebibytes: number;
  readonly others?: OtherServers | null;
  /** UTC milliseconds, by the same clock on all servers. */
  readonly now?: () => number;
}

/** Opens the hub with this platform's random numbers and timers. */
export function openHub({ storage, tasks, log, documentMebibytes, others = null, now = Date.now }: HubParts): Hub {
  return new Hub({
    storage,
    now,
    randomBytes: (count) => new Uint8Array(randomBytes(count)),
    tasks,
    defer: (work) => void setImmediate(work),
    after: (ms, work) => {
      const timer = setTimeout(work, ms).unref();
      return () => clearTimeout(timer);
    },
    ...(others && { others }),
    limits: { documentBytes: documentMebibytes * 1024 * 1024 },
    report: (event, error) => log.error(event, errorFields(error)),
  });
}
