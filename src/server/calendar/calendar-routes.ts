import { Hono } from 'hono';
import { downloadCalendar, readCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from '#api/calendar.ts';
import { collectionOf, err, isZone, ok, recordKey } from '#domain/kernel/index.ts';
import type { Language } from '#domain/language/index.ts';
import { preferencesId } from '#domain/profile/index.ts';
import { earliestEntries, type FeedEntry } from '#domain/reminders/index.ts';
import { documentIndex, storedRecords } from '#sync/hub/document.ts';
import type { Hub } from '#sync/hub/hub.ts';
import { TaskEnded, type TaskRunner } from '#sync/hub/hub-tasks.ts';
import type { Accounts } from '../accounts/index.ts';
import {
  type CalendarFeedAddress,
  deleteFeedAddress,
  feedAddressOf,
  findFeedAddress,
  putFeedAddress,
} from '../db/calendar-feeds.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { isDisabled } from '../db/members.ts';
import { lockUser } from '../db/users.ts';
import type { Readings } from '../documents/readings.ts';
import type { Environment } from '../http/environment.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { requestLanguage } from '../http/request-language.ts';
import { routesOn } from '../http/route.ts';
import { type CalendarTasks, maxEvents } from './calendar-tasks.ts';
import { FeedCache } from './feed-cache.ts';
import { feedSecretHash, isSameHash, newFeedSecret, secretIn } from './feed-secret.ts';

export interface CalendarRouteParts {
  readonly hub: Hub;
  readonly accounts: Accounts;
  readonly database: Database;
  readonly readings: Readings;
  /** Read notes, whose cost depends on one user. */
  readonly tasks: TaskRunner<CalendarTasks>;
}

/** Serves each user's calendar feed at a secret address, which the user creates, renews and removes. */
export function calendarRoutes({ hub, accounts, database, readings, tasks }: CalendarRouteParts): Hono<Environment> {
  const routes = new Hono<Environment>();
  const route = routesOn(routes, accounts.sessionOf);
  const { kysely } = database;
  const renewals = createRateLimit(renewalsAnHour, 3600);
  const requests = createRateLimit(requestsAnHour, 3600);
  const feeds = new FeedCache();

  route(readCalendarFeed, async ({ context, session: { uid } }) => {
    context.header('Cache-Control', 'no-store');
    const address = await feedAddressOf(kysely, uid);
    return ok({ status: 200, body: { createdAt: address?.createdAt ?? null } });
  });

  route(
    renewCalendarFeed,
    async ({ context, session: { uid }, body: { zone } }) => {
      if (!isZone(zone)) return err({ code: 'calendar/zone-unknown' });
      const secret = newFeedSecret();
      const createdAt = Date.now();
      const isStored = await inTransaction(kysely, async (transaction) => {
        if (!(await lockUser(transaction, uid))) return false;
        await putFeedAddress(transaction, { uid, secretHash: feedSecretHash(secret), zone, createdAt });
        return true;
      });
      if (!isStored) return err({ code: 'account/deleted', uid });
      context.header('Cache-Control', 'no-store');
      return ok({ status: 200, body: { path: `/calendar/${secret}.ics`, createdAt } });
    },
    {
      admit: ({ session: { uid } }) => {
        const retryAfterSeconds = renewals.take(uid);
        return retryAfterSeconds > 0 ? tooManyRequests(retryAfterSeconds) : null;
      },
    },
  );

  route(revokeCalendarFeed, async ({ session: { uid } }) => {
    await deleteFeedAddress(kysely, uid);
    return ok({ status: 204, body: undefined });
  });

  route(downloadCalendar, async ({ context, params }) => {
    const retryAfterSeconds = requests.take(context.var.peer);
    if (retryAfterSeconds > 0) return err(tooManyRequests(retryAfterSeconds));
    context.header('Cache-Control', 'private, no-cache');
    context.header('X-Robots-Tag', 'noindex, nofollow');
    const address = await addressAt(database, params.file);
    if (address === null) return err({ code: 'request/not-found' });
    const language = requestLanguage(context.req.raw.headers);
    const version = await versionOf(hub, address, language);
    context.header('ETag', version);
    context.header('Vary', 'Accept-Language');
    if (context.req.header('if-none-match') === version) return ok({ status: 304, body: undefined });
    if (context.req.method === 'HEAD') return context.body(null, 200, feedHeaders);
    const make = async () => {
      const release = readings.take(address.uid, null);
      if (release === null) throw new FeedBusy();
      return feedOf({ hub, tasks }, address, language).finally(release);
    };
    try {
      return context.body(await feeds.get(`${address.uid} ${version}`, make), 200, feedHeaders);
    } catch (error) {
      if (error instanceof FeedBusy || error instanceof TaskEnded) return err(tooManyRequests(busySeconds));
      throw error;
    }
  });

  return routes;
}

/** Returns the address that the name of a file stands for; null if there is none, or if its account is disabled. */
async function addressAt({ kysely }: Database, file: string): Promise<CalendarFeedAddress | null> {
  const secret = secretIn(file);
  if (secret === null) return null;
  const hash = feedSecretHash(secret);
  const address = await findFeedAddress(kysely, hash);
  if (address === null || !isSameHash(address.secretHash, hash)) return null;
  return (await isDisabled(kysely, address.uid)) ? null : address;
}

/** The feed changes with the document, its address and language, and once a day because it reaches some days ahead. */
async function versionOf(hub: Hub, { uid, createdAt }: CalendarFeedAddress, language: Language): Promise<string> {
  const [epoch, head] = await Promise.all([hub.epoch(), hub.storage.head(uid)]);
  return `"${formatVersion}-${language}-${epoch}-${head.sequence}-${createdAt}-${startOfDay() / dayMs}"`;
}

/** Thrown if too many of the user's documents are being read. */
class FeedBusy extends Error {}

/**
 * @param asked the language of the calendar app, for a user who has chosen none
 * @throws TaskEnded if reading the notes takes too much time or memory
 */
async function feedOf(
  { hub, tasks }: Pick<CalendarRouteParts, 'hub' | 'tasks'>,
  { uid, zone }: CalendarFeedAddress,
  asked: Language,
): Promise<string> {
  const { keys } = await documentIndex(hub, uid);
  const noteKeys = keys.filter((key) => collectionOf(key) === 'notes');
  let entries: readonly FeedEntry[] = [];
  for await (const notes of storedRecords(hub, uid, noteKeys))
    entries = earliestEntries(entries, await tasks.run(uid, 'feedEntriesOf', { notes, zone }), maxEvents);
  const [preferences = null] = await hub.storage.records(uid, [recordKey('preferences', preferencesId)]);
  return tasks.run(uid, 'printFeed', { entries, preferences, asked, zone, generatedAt: startOfDay() });
}
/** Raised when the same document gives another feed. */
const formatVersion = 3;
const renewalsAnHour = 30;
/** For each network address. Calendar apps ask at most every few minutes. */
const requestsAnHour = 240;
const busySeconds = 30;
const dayMs = 86_400_000;

const feedHeaders = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'inline; filename="mensana.ics"',
};

function tooManyRequests(retryAfterSeconds: number) {
  return { code: 'calendar/too-many-requests', retryAfterSeconds } as const;
}

/** Returns when the present day began in UTC, so that a feed is the same all day. */
function startOfDay(): number {
  return Math.floor(Date.now() / dayMs) * dayMs;
}
