import { addDays, type LocalDay, localDayAt } from '#domain/kernel/index.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Database } from '../db/database.ts';
import { connectionOf, type RelayConnection, updateConnection } from '../db/relay-connections.ts';
import {
  addListed,
  markReceived,
  markSkipped,
  postpone,
  type WaitingRecording,
  waitingRecordings,
} from '../db/relay-recordings.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { backOffMs, maxBackOffMs } from './back-off.ts';
import type { Credentials, IntervalsClient, ServiceFailure } from './intervals-client.ts';
import { recordingIn } from './recording-file.ts';

export interface PullParts {
  readonly database: Database;
  readonly inbox: Inbox;
  readonly client: IntervalsClient;
  readonly now: () => number;
}

/** Why a pull ended before it was done. What is left is fetched by the next one. */
export type PullFailure =
  | ServiceFailure
  | { readonly code: 'inbox-full' }
  /** The user has changed or removed the connection meanwhile, or the server stops. */
  | { readonly code: 'ended' };

type PullEnd = Result<null, PullFailure>;

/** A watch may reach its service days after the activity, so these days are listed each time. */
const recentDays = 28;
const maxListedDays = 90;
/** How many lists of earlier days one pull asks for, and how many files. */
const maxEarlierLists = 12;
const maxFiles = 200;
/** After so many failures in a row, the service itself has failed rather than single files. */
const maxFailuresInARow = 3;

/**
 * Brings recordings of one connection into the inbox: lists the newest activities and some earlier ones, then fetches
 * files, the newest first, one request after the other. Whatever was listed is stored before it is fetched.
 */
export class Pull {
  readonly #parts: PullParts;
  readonly #connection: RelayConnection;
  readonly #credentials: Credentials;
  #listedFrom: LocalDay;
  #daysAtOnce = maxListedDays;

  constructor(parts: PullParts, connection: RelayConnection, key: string) {
    this.#parts = parts;
    this.#connection = connection;
    this.#credentials = { athlete: connection.athlete, key };
    this.#listedFrom = connection.listedFrom;
  }

  async run(): Promise<PullEnd> {
    const recent = await this.#listRecent();
    if (!recent.ok) return recent;
    const earlier = await this.#listEarlier();
    return earlier.ok ? this.#fetchFiles() : earlier;
  }

  /** Also covers the days since the last pull, however long ago that was. */
  async #listRecent(): Promise<PullEnd> {
    const { pulledAt, beginOn } = this.#connection;
    const now = this.#parts.now();
    const from = latest(beginOn, addDays(localDayAt(pulledAt ?? now, 'UTC'), -recentDays));
    const to = latest(from, addDays(localDayAt(now, 'UTC'), 1)); // it is tomorrow already in some zones
    for (let end = to; end >= from; ) {
      const listed = await this.#list(from, end);
      if (!listed.ok) return listed;
      end = addDays(listed.value, -1);
    }
    return this.#store({ pulledAt: now, listedFrom: this.#earliest(from) });
  }

  async #listEarlier(): Promise<PullEnd> {
    const { beginOn } = this.#connection;
    for (let lists = 0; lists < maxEarlierLists && this.#listedFrom > beginOn; lists += 1) {
      const listed = await this.#list(beginOn, addDays(this.#listedFrom, -1));
      if (!listed.ok) return listed;
      const stored = await this.#store({ listedFrom: this.#earliest(listed.value) });
      if (!stored.ok) return stored;
    }
    return ok(null);
  }

  /**
   * Lists the last days of a span, fewer if there is too much in them.
   *
   * @returns the first of these days
   */
  async #list(from: LocalDay, to: LocalDay): Promise<Result<LocalDay, PullFailure>> {
    const { database, client } = this.#parts;
    for (;;) {
      const start = latest(from, addDays(to, 1 - this.#daysAtOnce));
      // one day more, in case the service leaves out the last one
      const listed = await client.list(this.#credentials, start, addDays(to, 1));
      if (!listed.ok && listed.error.code === 'too-large' && this.#daysAtOnce > 1) {
        this.#daysAtOnce = Math.floor(this.#daysAtOnce / 2);
        continue;
      }
      if (!listed.ok) return err(listed.error.code === 'too-large' ? { code: 'answer-wrong' } : listed.error);
      if (!(await this.#isCurrent())) return err({ code: 'ended' });
      const wanted = listed.value.filter(({ day }) => day >= this.#connection.beginOn);
      await addListed(database.kysely, this.#relay, wanted);
      return ok(start);
    }
  }

  async #fetchFiles(): Promise<PullEnd> {
    const { database, inbox, now } = this.#parts;
    const { uid } = this.#connection;
    let failuresInARow = 0;
    const which = { now: now(), longestWaitMs: 2 * maxBackOffMs, most: maxFiles };
    for (const waiting of await waitingRecordings(database.kysely, this.#relay, which)) {
      if (!(await inbox.hasRoom(uid))) return err({ code: 'inbox-full' });
      const fetched = await this.#fetch(waiting);
      if (fetched.ok) failuresInARow = 0;
      else if (fetched.error.code === 'unavailable' || fetched.error.code === 'answer-wrong') {
        failuresInARow += 1;
        await postpone(database.kysely, this.#keyOf(waiting), waiting.attempts + 1, this.#retryAt(waiting));
        if (failuresInARow === maxFailuresInARow) return fetched;
      } else return fetched;
    }
    return ok(null);
  }

  async #fetch(waiting: WaitingRecording): Promise<PullEnd> {
    const { database, inbox, client } = this.#parts;
    const key = this.#keyOf(waiting);
    const answered = await client.file(this.#credentials, waiting.externalId);
    const file = answered.ok ? await recordingIn(answered.value) : null;
    // last, so that nothing is added for an account that is gone
    if (!(await this.#isCurrent())) return err({ code: 'ended' });
    if (!answered.ok) {
      const { error } = answered;
      if (error.code !== 'blocked' && error.code !== 'missing' && error.code !== 'too-large') return err(error);
      await markSkipped(database.kysely, key, error.code);
      return ok(null);
    }
    if (file === null) return err({ code: 'answer-wrong' });
    const name = `${waiting.day} ${waiting.externalId}.${file.format}`;
    const { relay, externalId } = key;
    const isAdded = await inbox.add(key.uid, { name, relay, externalId, content: file.content });
    if (!isAdded) return err({ code: 'inbox-full' });
    await markReceived(database.kysely, key);
    return ok(null);
  }

  /** The user may change or remove the connection, or delete the account, while an answer is on its way. */
  async #isCurrent(): Promise<boolean> {
    const { uid, sealedKey } = this.#connection;
    return (await connectionOf(this.#parts.database.kysely, uid))?.sealedKey === sealedKey;
  }

  async #store(progress: Parameters<typeof updateConnection>[2]): Promise<PullEnd> {
    await updateConnection(this.#parts.database.kysely, this.#connection, progress);
    return ok(null);
  }

  #earliest(day: LocalDay): LocalDay {
    if (day < this.#listedFrom) this.#listedFrom = day;
    return this.#listedFrom;
  }

  #retryAt({ attempts }: WaitingRecording): number {
    return this.#parts.now() + backOffMs(attempts);
  }

  get #relay() {
    return { uid: this.#connection.uid, relay: 'intervals' } as const;
  }

  #keyOf({ externalId }: WaitingRecording) {
    return { ...this.#relay, externalId };
  }
}

function latest(a: LocalDay, b: LocalDay): LocalDay {
  return a > b ? a : b;
}
