import type { Hono } from 'hono';
import type { Accounts } from '../accounts/index.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { Config } from '../config/config.ts';
import { keySealer } from '../data-dir/sealed-key.ts';
import type { Database } from '../db/database.ts';
import { deleteConnection, deleteConnectionsOfNobody } from '../db/relay-connections.ts';
import { expectAgain, forgetAllRecordings, forgetRecordingsOfNobody } from '../db/relay-recordings.ts';
import type { Environment } from '../http/environment.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { errorFields, type Log } from '../log/log.ts';
import { intervalsClient } from './intervals-client.ts';
import { intervalsRoutes } from './intervals-routes.ts';
import { Puller } from './puller.ts';
import { WatchFolder } from './watch-folder.ts';

export interface RelaysParts {
  readonly config: Config;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly inbox: Inbox;
  readonly log: Log;
  readonly cluster: Cluster;
  /** The secret that encrypts the keys of connections. */
  readonly keySecret: string;
}

export interface Relays {
  readonly routes: Hono<Environment>;
  /** Starts to bring recordings. Call it once deletions are replayed. */
  readonly start: () => void;
  /** Resolves when nothing is running. */
  readonly close: () => Promise<void>;
}

const checkEveryMs = 60_000;
const tidyEveryMs = 60 * 60_000;
const requestMs = 60_000;

/** Opens what brings recordings into inboxes, and registers its removal with the accounts. */
export async function openRelays(opening: RelaysParts): Promise<Relays> {
  const { config, database, accounts, inbox, log, cluster, keySecret } = opening;
  const pulls = await cluster.lead('pulls');
  const watches = config.inboxDir === null ? () => false : await cluster.lead('inbox folder');
  const stopping = new AbortController();
  const { now } = cluster;
  const client = intervalsClient({
    url: config.intervalsUrl,
    now,
    deadline: () => AbortSignal.any([AbortSignal.timeout(requestMs), stopping.signal]),
  });
  const sealer = keySealer(keySecret);
  const parts = { database, inbox, client, sealer, log, now, once: cluster.once };
  const puller = new Puller(parts);
  accounts.onAccountDeleted(async (uid, transaction) => {
    await deleteConnection(transaction, uid);
    await forgetAllRecordings(transaction, uid);
  });
  const watched =
    config.inboxDir === null
      ? null
      : new WatchFolder({ folder: config.inboxDir, database, inbox, log, needsConfirmed: config.smtpUrl !== null });
  const check = async () => {
    if (pulls()) await puller.pullDue();
    if (watches()) await watched?.scan();
  };
  let running = Promise.resolve();
  const timers: NodeJS.Timeout[] = [];
  const run = (work: () => Promise<void>) => {
    running = running.then(work).catch((error: unknown) => log.error('relays/failed', errorFields(error)));
  };
  return {
    routes: intervalsRoutes({ ...parts, accounts, puller }),
    start: () => {
      run(() => tidy(inbox, database));
      run(check);
      timers.push(
        setInterval(() => run(check), checkEveryMs).unref(),
        setInterval(() => run(async () => (pulls() ? tidy(inbox, database) : undefined)), tidyEveryMs).unref(),
      );
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      await running;
      await puller.close();
    },
  };
}

/**
 * Asks again for recordings whose files a restored backup lacks. Removes what is left of accounts that were deleted while
 * an answer of the service was on its way.
 */
async function tidy(inbox: Inbox, { kysely }: Database): Promise<void> {
  await deleteConnectionsOfNobody(kysely);
  await forgetRecordingsOfNobody(kysely);
  for (const lost of await inbox.tidy()) await expectAgain(kysely, lost);
}
