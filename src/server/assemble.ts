import type { Hub } from '#sync/hub/hub.ts';
import type { HubStorage } from '#sync/hub/hub-storage.ts';
import type { TaskRunner } from '#sync/hub/hub-tasks.ts';
import { type AccountParts, type Accounts, openAccounts } from './accounts/index.ts';
import { type App, createApp } from './app.ts';
import { openAttachments } from './attachments/open-attachments.ts';
import { refuseFilesInFolder } from './attachments/open-file-store.ts';
import { settlePlaceOfFiles } from './attachments/place-of-files.ts';
import { withDirectDatabase } from './backups/backup-folder.ts';
import { backUpBeforeMigration } from './backups/before-migration.ts';
import { startDailyBackups } from './backups/daily-backups.ts';
import { calendarRoutes } from './calendar/calendar-routes.ts';
import { openCluster } from './cluster/cluster.ts';
import { openSharedSecrets } from './cluster/shared-secrets.ts';
import { deleteEndedAttempts } from './db/attempts.ts';
import { deleteFeedAddress } from './db/calendar-feeds.ts';
import type { Database } from './db/database.ts';
import { markDocumentDeleted, removeDeleted, uidsWithRemains } from './db/hub/delete-document.ts';
import { openHubStorage } from './db/hub/hub-storage.ts';
import { forgetPurgedRecordsOf, forgetPurgedRecordsOfDeleted } from './db/purged-records.ts';
import { WritabilityProbe } from './db/writability.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { historyRoutes } from './documents/history-routes.ts';
import { Readings } from './documents/readings.ts';
import { snapshotRoutes } from './documents/snapshot-routes.ts';
import { exportRoutes } from './export/export-routes.ts';
import { Exports } from './export/exports.ts';
import type { Upgrade } from './http/upgrade.ts';
import type { Inbox } from './inbox/inbox.ts';
import { inboxRoutes } from './inbox/inbox-routes.ts';
import { openInbox } from './inbox/open-inbox.ts';
import { openLive } from './live/live.ts';
import { createLiveMetrics } from './live/live-metrics.ts';
import { startMaintenance } from './live/maintenance.ts';
import { openHub } from './live/open-hub.ts';
import { createRecordDeletions } from './live/record-deletions.ts';
import { errorFields } from './log/log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { Networks } from './network/networks.ts';
import { BucketHealth } from './object-store/bucket-health.ts';
import { openBucket } from './object-store/open-bucket.ts';
import type { Pages } from './pages/pages.ts';
import { openPush } from './push/open-push.ts';
import { openRelays } from './relays/open-relays.ts';
import type { ServerTasks } from './task-thread/server-tasks.ts';
import { openTiles } from './tiles/open-tiles.ts';

export interface AssemblyParts extends AccountParts {
  readonly pages: Pages;
  /** Runs work on one user's data off the main thread, so that it blocks no other user. */
  readonly tasks: TaskRunner<ServerTasks>;
}

/** Everything behind the listening port. */
export interface Assembled {
  readonly app: App;
  readonly upgrade: Upgrade;
  readonly trustedProxies: Networks;
  readonly accounts: Accounts;
  readonly hub: Hub;
  /** The recordings that wait for a device. Only this one may change them, since it does so in turns. */
  readonly inbox: Inbox;
  /**
   * Waits until all running work is finished. Call it after the last request and socket; the database can be closed
   * afterwards.
   */
  readonly close: () => Promise<void>;
}

/**
 * Builds the server from its configuration and passes each part its dependencies. The database must already be
 * migrated.
 */
export async function assemble(parts: AssemblyParts): Promise<Assembled> {
  const { config, database, log, origins, pages, tasks } = parts;
  const metrics = createMetrics();
  const stored = await openStored(parts, metrics);
  const { accounts, attachments, bucket, cluster, inbox, relays, secrets, tiles } = stored;

  const figures = createLiveMetrics(metrics.registry, () => upgrade.connectionCount());
  const probe = new WritabilityProbe(database, () => performance.now());
  const storage = figures.measured(watched(openHubStorage(database), probe));
  const { documentMebibytes } = config.limits;
  const hub = openHub({ storage, tasks, log, documentMebibytes, others: cluster.others, now: cluster.now });
  const { trustedProxies } = config;
  const upgrade = openLive({ hub, accounts, origins, log, trustedProxies, refused: figures.refused });
  const stopJobs = await startJobs(parts, stored, hub);
  relays.start();
  const readings = new Readings();
  const sends = await cluster.lead('push');
  const push = openPush({
    database,
    accounts,
    hub,
    readings,
    tasks,
    origins,
    log,
    leads: sends,
    now: cluster.now,
    keySecret: secrets.push,
  });
  const exports = new Exports({ hub, store: attachments.store, readings, log, temporaryFolder: config.dataDir });
  accounts.onSessionsRevoked((uid, ids, reason) => exports.endSessions(uid, reason === 'account-deleted' ? null : ids));
  cluster.start({ hub, accounts, holders: [upgrade, exports] });
  const routes = [
    documentRoutes({ hub, accounts, tasks, readings, log }),
    historyRoutes({ hub, accounts, tasks, readings }),
    snapshotRoutes({ hub, accounts, readings }),
    attachments.routes,
    inboxRoutes(inbox, accounts),
    relays.routes,
    tiles.routes,
    exportRoutes(exports, accounts),
    calendarRoutes({ hub, accounts, database, readings, tasks }),
    push.routes,
  ].map((each) => ({ path: '/', routes: each }) as const);
  const bucketHealth = bucket && new BucketHealth(bucket, () => performance.now());
  const app = createApp({ config, origins, log, metrics, database, probe, bucketHealth, accounts, pages, routes });
  return {
    app,
    upgrade,
    trustedProxies,
    accounts,
    hub,
    inbox,
    close: async () => {
      hub.compactor.stop(); // maintenance and cleaning then go no further
      await stopJobs();
      await Promise.all([relays.close(), exports.close(), tiles.close(), push.close()]);
      await hub.close();
      await accounts.idle();
      await cluster.close();
      metrics.close();
    },
  };
}

/** Opens what is stored, and who else uses it, and deletes again what a restored backup brought back. */
async function openStored(parts: AssemblyParts, { registry }: Metrics) {
  const { config, database, log, secret } = parts;
  const { dataDir } = config;
  if (config.bucket !== null) await refuseFilesInFolder(dataDir);
  const bucket = openBucket(config.bucket, registry);
  const accounts = await openAccounts({
    ...parts,
    beforeMigrating: (migration) => backUpBeforeMigration(withDirectDatabase(config), log, migration),
  });
  await settlePlaceOfFiles(database.kysely, config.bucket);
  database.endDeadConnections?.();
  const cluster = await openCluster({ config, database, secret, registry, log });
  const secrets = await openSharedSecrets({ database, dataDir, secret });
  accounts.onAccountDeleted((uid, transaction) => markDocumentDeleted(transaction, uid));
  accounts.onAccountDeleted((uid, transaction) => deleteFeedAddress(transaction, uid));
  accounts.onAccountDeleted((uid, transaction) => forgetPurgedRecordsOf(transaction, uid));
  accounts.onAccountGone(async (uid) => {
    // if removal fails now, the next maintenance retries it; deleting the account does not wait for it
    await removeDeleted(database, uid).catch((error) => log.error('live/deletion-failed', errorFields(error)));
  });
  const attachments = openAttachments({ config, bucket, accounts, registry, log });
  const inbox = openInbox({ dataDir, bucket, database, accounts, log, now: cluster.now });
  const relays = await openRelays({ config, database, accounts, inbox, log, cluster, keySecret: secrets.connections });
  const tiles = await openTiles({ config, accounts, log });
  await accounts.replayDeletions();
  return { accounts, attachments, bucket, cluster, inbox, relays, secrets, tiles };
}

type Stored = Awaited<ReturnType<typeof openStored>>;

/** Starts maintenance, cleaning and backups. Returns a function that stops them. */
async function startJobs(
  { config, database, ledger, log, tasks }: AssemblyParts,
  { accounts, attachments, cluster }: Stored,
  hub: Hub,
): Promise<() => Promise<unknown>> {
  const recordDeletions = createRecordDeletions({ database, ledger, now: cluster.now });
  const stopMaintenance = startMaintenance({
    hub,
    ledger: recordDeletions.ledger,
    log,
    leads: await cluster.lead('maintenance'),
    noteDeletions: async () => {
      await accounts.noteOtherDeletions();
      await recordDeletions.noteOthers();
    },
    removeRemains: () => removeRemains(database),
  });
  const stopCleaning = attachments.startCleaning({
    hub,
    tasks,
    leads: await cluster.lead('cleaning'),
    now: cluster.now,
  });
  const backsUp = config.backupDir === null ? () => false : await cluster.lead('backups');
  const stopBackups = startDailyBackups(withDirectDatabase(config), log, backsUp);
  return () => Promise.all([stopMaintenance(), stopCleaning(), stopBackups()]);
}

/** Removes what is left of deleted accounts, and attempts that count no longer. */
async function removeRemains(database: Database): Promise<void> {
  await deleteEndedAttempts(database);
  await forgetPurgedRecordsOfDeleted(database.kysely);
  for (const uid of await uidsWithRemains(database.kysely)) await removeDeleted(database, uid);
}

/** Wraps the storage so that the probe is told the outcome of each append. */
function watched(storage: HubStorage, probe: WritabilityProbe): HubStorage {
  return {
    ...storage,
    append: async (requests, mark) => {
      try {
        const outcomes = await storage.append(requests, mark);
        if (outcomes.some(({ outcome }) => outcome === 'appended')) probe.succeeded();
        return outcomes;
      } catch (error) {
        probe.failed(
          error,
          requests.reduce((sum, { payload }) => sum + payload.length, 0),
        );
        throw error;
      }
    },
  };
}
