import type { Hub } from '#sync/hub/hub.ts';
import { deleteAgain, maintain } from '#sync/hub/maintenance.ts';
import type { DeletionLedger } from '../data-dir/deletion-ledger.ts';
import { errorFields, type Log } from '../log/log.ts';

const everyMs = 60 * 60_000;

interface MaintenanceParts {
  readonly hub: Hub;
  readonly ledger: DeletionLedger;
  readonly log: Log;
  readonly leads: () => boolean;
  /** Notes deletions of accounts that another server did in the ledger of this one. */
  readonly noteDeletions: () => Promise<void>;
  /** Removes the remaining data of deleted accounts. */
  readonly removeRemains: () => Promise<void>;
}

/**
 * Finishes the compactions and removals that an earlier run left incomplete. Deletes records again that a restored
 * backup brought back. Then one server runs the hourly maintenance of documents, which also compacts what servers that
 * died have left.
 *
 * @returns a function that stops maintenance and resolves when no run is active
 */
export function startMaintenance(parts: MaintenanceParts): () => Promise<void> {
  const { hub, ledger, log, leads, noteDeletions, removeRemains } = parts;
  const failed = (error: unknown) => log.error('live/maintenance-failed', errorFields(error));
  let running = hub.compactor
    .resume()
    .then(() => replayDeletedRecords(hub, ledger))
    .then(noteDeletions)
    .then(removeRemains)
    .catch(failed);
  const runHourly = async () => {
    await noteDeletions();
    if (!leads()) return;
    await hub.compactor.resume();
    await maintain(hub, (deleted) => remember(ledger, hub.now(), deleted));
    await removeRemains();
  };
  const timer = setInterval(() => {
    running = running.then(runHourly).catch(failed);
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
