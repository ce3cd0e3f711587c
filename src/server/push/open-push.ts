import type { Hono } from 'hono';
import type { Hub } from '#sync/hub/hub.ts';
import type { TaskRunner } from '#sync/hub/hub-tasks.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Database } from '../db/database.ts';
import { deletePushesOf, deleteSubscriptions } from '../db/push-subscriptions.ts';
import type { Readings } from '../documents/readings.ts';
import type { Environment } from '../http/environment.ts';
import type { OriginRule } from '../http/origin.ts';
import { errorFields, type Log } from '../log/log.ts';
import { DueTimes } from './due-times.ts';
import { postToPublicHosts, pushClient } from './push-client.ts';
import { pushKeysOf } from './push-keys.ts';
import { pushRoutes } from './push-routes.ts';
import type { PushTasks } from './push-tasks.ts';
import { ReminderPushes } from './reminder-pushes.ts';

export interface PushParts {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly hub: Hub;
  readonly readings: Readings;
  readonly tasks: TaskRunner<PushTasks>;
  readonly origins: OriginRule;
  readonly log: Log;
  /** Whether this server sends. All servers know the subscriptions. */
  readonly leads: () => boolean;
  readonly now: () => number;
  /** The secret of the key pair. */
  readonly keySecret: string;
}

export interface Push {
  readonly routes: Hono<Environment>;
  /** Resolves when nothing is running. */
  readonly close: () => Promise<void>;
}

const minuteMs = 60_000;
/** Reminders are set to the minute, and sent a moment after it. */
const afterMinuteMs = 200;
/** How long messages that are being sent may take while the server stops. */
const lingerMs = 5_000;

/** Starts to wake devices when something is due, and registers the end of subscriptions with the accounts. */
export function openPush(parts: PushParts): Push {
  const { database, accounts, hub, readings, tasks, origins, log, leads, now, keySecret } = parts;
  const keys = pushKeysOf(keySecret);
  const stopping = new AbortController();
  const times = new DueTimes({ hub, readings, tasks });
  const send = pushClient({
    keys,
    now,
    contact: origins.first.startsWith('https:') ? origins.first : 'mailto:mensana@localhost',
    post: postToPublicHosts(stopping.signal),
  });
  const pushes = new ReminderPushes({ database, times, send, log, now });
  accounts.onAccountDeleted((uid, transaction) => deletePushesOf(transaction, uid));
  accounts.onSessionsRevoked((uid, ids, reason) => {
    if (reason === 'account-deleted') times.forget(uid);
    void deleteSubscriptions(database.kysely, ids).catch((error) =>
      log.error('push/ending-failed', errorFields(error)),
    );
  });
  let running = Promise.resolve();
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    timer = setTimeout(check, minuteMs - (now() % minuteMs) + afterMinuteMs).unref();
  };
  const check = () => {
    running = (leads() ? pushes.check() : Promise.resolve())
      .catch((error: unknown) => log.error('push/failed', errorFields(error)))
      .finally(() => {
        if (!isClosed) schedule();
      });
  };
  schedule();
  return {
    routes: pushRoutes({ accounts, database, publicKey: keys.publicKey, times, now }),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      pushes.close();
      const ending = setTimeout(() => stopping.abort(), lingerMs);
      await running;
      clearTimeout(ending);
      stopping.abort();
    },
  };
}
