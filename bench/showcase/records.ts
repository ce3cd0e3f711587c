import * as Y from 'yjs';
import { type Instant, type LocalDay, localDayAt, recordKey, uuidV7 } from '#domain/kernel/index.ts';
import { bodyText, bodyUpdate, type Change, type JsonValue, printStamp, replicaIdFrom } from '#sync/record/index.ts';
import { SeededChance } from '#sync/testing/seeded-chance.ts';

const seed = 20_261_128;
const dayMs = 86_400_000;
export const zone = 'Europe/Berlin';

/** Creates the records of one person on one device, at times before the present. */
export class Records {
  readonly chance = new SeededChance(seed);
  readonly nowMs: number;
  readonly #replica = replicaIdFrom(this.chance.bytes(6));

  constructor(nowMs: number) {
    this.nowMs = nowMs;
  }

  /** Returns the time on a day at an hour in UTC, or the present if that is earlier. */
  at(daysAgo: number, hour: number): Instant {
    const midnight = Math.floor(this.nowMs / dayMs) * dayMs;
    return Math.min(midnight - daysAgo * dayMs + Math.round(hour * 3_600_000), this.nowMs);
  }

  dayOf(ms: Instant): LocalDay {
    return localDayAt(ms, zone);
  }

  newId(ms: Instant): string {
    return uuidV7(ms, this.chance.bytes(10));
  }

  /** Returns a record whose fields were all written at one time. */
  record(
    [collection, id]: readonly [string, string],
    ms: Instant,
    values: Readonly<Record<string, JsonValue>>,
    text?: string,
  ): Change {
    const key = recordKey(collection, id);
    const stamp = printStamp({ ms, counter: 0, replica: this.#replica });
    const all = { createdAt: ms, editedAt: ms, ...values };
    const fields = new Map(Object.entries(all).map(([path, value]) => [path, { value, stamp }]));
    return text === undefined ? { key, fields } : { key, fields, body: this.#body(key, text) };
  }

  #body(key: string, text: string) {
    const doc = new Y.Doc();
    doc.clientID = this.chance.below(2 ** 32);
    bodyText(doc).insert(0, text);
    const update = Y.encodeStateAsUpdate(doc);
    doc.destroy();
    return bodyUpdate(key, update);
  }
}
