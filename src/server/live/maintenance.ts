import type { Hub } from '#sync/hub/hub.ts';
import { maintain } from '#sync/hub/maintenance.ts';
import { errorFields, type Log } from '../log.ts';

const everyMs = 60 * 60_000;

/**
 * Takes up what an earlier run left unfolded, and does hourly what time does to documents.
 *
 * @returns stops, and resolves when nothing of it runs any more
 */
export function startMaintenance(hub: Hub, log: Log): () => Promise<void> {
  const failed = (error: unknown) => log.error('live/maintenance-failed', errorFields(error));
  let running = hub.folder.resume().catch(failed);
  const timer = setInterval(() => {
    running = running.then(() => maintain(hub)).catch(failed);
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
