import type { Hub } from '#sync/hub/hub.ts';
import { deleteAgain, maintain } from '#sync/hub/maintenance.ts';
import type { DeletionLedger } from '../data-dir/deletion-ledger.ts';
import { errorFields, type Log } from '../log/log.ts';

const everyMs = 60 * 60_000;

interface MaintenanceParts {
  readonly hub: Hub;
  readonly ledger: DeletionLedger;
  readonly log: Log;
  /** Removes the remaining data of deleted accounts. */
  readonly removeRemains: () => Promise<void>;
}

/**
 * Finishes the compactions and removals that an earlier run left incomplete. Deletes records again that a restored
 * backup brought back. Then runs the hourly maintenance of documents.
 *
 * @returns a function that stops maintenance and resolves when no run is active
 */
export function startMaintenance({ hub, ledger, log, removeRemains }: MaintenanceParts): () => Promise<void> {
  const failed = (error: unknown) => log.error('live/maintenance-failed', errorFields(error));
  let running = hub.compactor
    .resume()
    .then(() => replayDeletedRecords(hub, ledger))
    .then(removeRemains)
    .catch(failed);
  const timer = setInterval(() => {
    running = running
      .then(() => maintain(hub, (deleted) => remember(ledger, hub.now(), deleted)))
      .then(removeRemains)
      .catch(failed);
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function replayDeletedRecords(hub: Hub, ledger: DeletionLedger): Promise<void> {
  const entries = await ledger.read();
  const deleted = entries.flatMap((entry) => (entry.kind === 'record' ? [{ uid: entry.uid, key: entry.record }] : []));
  await deleteAgain(hub, deleted);
}

async function remember(
  ledger: DeletionLedger,
  at: number,
  deleted: readonly { readonly uid: string; readonly key: string }[],
): Promise<void> {
  for (const { uid, key } of deleted) await ledger.append({ kind: 'record', uid, at, record: key });
}
