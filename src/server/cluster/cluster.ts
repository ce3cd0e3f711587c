import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { Hub } from '#sync/hub/hub.ts';
import type { OtherServers } from '#sync/hub/other-servers.ts';
import type { Accounts } from '../accounts/index.ts';
import { placeOfFiles } from '../attachments/place-of-files.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { openLeases } from '../db/leases.ts';
import { migrations } from '../db/migrations/index.ts';
import type { SessionHolder } from '../http/session.ts';
import { errorFields, type Log } from '../log/log.ts';
import { type ClusterMetrics, createClusterMetrics } from './cluster-metrics.ts';
import { Membership } from './membership.ts';
import { openPostgresChannel } from './postgres-channel.ts';

export interface ClusterParts {
  readonly config: Pick<Config, 'bucket' | 'databaseDirectUrl' | 'notices'>;
  readonly database: Database;
  /** The secret that signs cookies. */
  readonly secret: string;
  readonly registry: Registry;
  readonly log: Log;
}

/** What this server tells others, or does when it hears from them. */
export interface ClusterMembers {
  readonly hub: Hub;
  readonly accounts: Accounts;
  readonly holders: readonly SessionHolder[];
}

/** The servers on one database. */
export interface Cluster {
  /** Null if no other server can be on the database. */
  readonly others: OtherServers | null;
  /**
   * Returns UTC milliseconds by the clock that all servers have in common: that of the database. One whose own clock is
   * wrong neither empties the trash early nor stops reminders.
   */
  readonly now: () => number;
  /**
   * Makes this server one of those that could do some work that is done once for all.
   *
   * @returns a function that returns whether it does it now
   */
  readonly lead: (work: string) => Promise<() => boolean>;
  /** Runs work unless another server does it. */
  readonly once: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Starts to tell and to hear. Call it before the first request. */
  readonly start: (members: ClusterMembers) => void;
  /** Call it when nothing else of the server is at work. */
  readonly close: () => Promise<void>;
}

/** How old what a device has, and the end of a session, can be if every notice is lost. */
const sweepEveryMs = 15_000;
const pollEveryMs = 1_000;

/**
 * Opens the server's place among those on its database. It is the only one with SQLite, and without a bucket: the
 * others would lack its files.
 *
 * @throws NotTogetherError
 */
export async function openCluster(parts: ClusterParts): Promise<Cluster> {
  const { bucket, databaseDirectUrl: url } = parts.config;
  if (url === null || bucket === null) return onlyServer;
  return openAmongOthers(parts, { url, place: placeOfFiles(bucket) });
}

const onlyServer: Cluster = {
  others: null,
  now: () => Date.now(),
  lead: async () => () => true,
  once: (_, work) => work(),
  start: () => {},
  close: async () => {},
};

async function openAmongOthers(
  { config, database, secret, registry, log }: ClusterParts,
  { url, place }: { readonly url: string; readonly place: string },
): Promise<Cluster> {
  const id = randomUUID();
  const failed = (error: unknown) => log.error('cluster/failed', errorFields(error));
  const membership = await Membership.join({
    executor: database.kysely,
    id,
    secret,
    place,
    migration: migrations.at(-1)?.id ?? '',
    now: () => performance.now(),
    date: () => Date.now(),
    every: (ms, work) => {
      const timer = setInterval(work, ms).unref();
      return () => clearInterval(timer);
    },
    pause: wait,
    failed,
  });
  let members: ClusterMembers | null = null;
  const metrics = createClusterMetrics(registry, {
    servers: async () => (await membership.servers()).length,
    leading: () => membership.leading(),
    isHearing: () => channel?.isHearing() ?? false,
  });
  const sweeps = createSweeps(() => members, metrics, failed);
  const isPolling = config.notices === 'poll';
  const channel = isPolling
    ? null
    : openPostgresChannel({
        url,
        server: id,
        heard: (grown) => {
          metrics.heard(grown.length);
          members?.hub.heard(grown);
        },
        heardEnded: ({ uid, ids, reason }) => members?.accounts.sessionsRevokedElsewhere(uid, ids, reason),
        resumed: sweeps.sweep,
      });
  const leases = openLeases(database.kysely, id);
  return {
    others: {
      tell: (grown) => {
        metrics.told(grown.length);
        channel?.tell(grown);
      },
      leases,
    },
    now: () => membership.date(),
    lead: (work) => membership.lead(work),
    once: (name, work) => leases.runIfFree(name, work),
    start: (started) => {
      members = started;
      started.accounts.onSessionsRevokedHere((uid, ids, reason) => channel?.tellEnded({ uid, ids, reason }));
      sweeps.start(isPolling ? pollEveryMs : sweepEveryMs);
    },
    close: async () => {
      await sweeps.stop();
      await channel?.close();
      await membership.leave();
    },
  };
}

/** Looks up what notices may not have told: the logs of all connected users, sessions that ended, and a restore. */
function createSweeps(members: () => ClusterMembers | null, metrics: ClusterMetrics, failed: (error: unknown) => void) {
  const timers: NodeJS.Timeout[] = [];
  const sweepLogs = oneAtATime(() => metrics.swept(async () => members()?.hub.sweep()), failed);
  const sweepSessions = oneAtATime(async () => {
    const known = members();
    if (known !== null) await endUnknownSessions(known);
  }, failed);
  return {
    sweep: () => {
      sweepLogs.run();
      sweepSessions.run();
    },
    start: (logsEveryMs: number) => {
      timers.push(setInterval(sweepLogs.run, logsEveryMs).unref());
      timers.push(setInterval(sweepSessions.run, sweepEveryMs).unref());
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([sweepLogs.finished(), sweepSessions.finished()]);
    },
  };
}

async function endUnknownSessions({ accounts, holders }: ClusterMembers): Promise<void> {
  const held = new Set(holders.flatMap((holder) => [...holder.sessionIds()]));
  const known = await accounts.existingSessions([...held]);
  const unknown = new Set([...held].filter((id) => !known.has(id)));
  if (unknown.size > 0) for (const holder of holders) holder.endUnknown(unknown);
}

/** Runs work when asked, unless it is running. Asked meanwhile, it runs once more. */
function oneAtATime(work: () => Promise<void>, failed: (error: unknown) => void) {
  let running: Promise<void> | null = null;
  let isWanted = false;
  const run = () => {
    isWanted = true;
    running ??= (async () => {
      while (isWanted) {
        isWanted = false;
        await work().catch(failed);
      }
      running = null;
    })();
  };
  return { run, finished: async () => running };
}
