import { printStamp, type ReplicaId, replicaIdFrom, type Stamp } from '#sync/record/index.ts';
import type { SeededChance } from '#sync/testing/seeded-chance.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The number of days in two years. */
const usualDays = 730;

/** One use of the app: its replica id and its time. */
export interface Sitting {
  readonly replica: ReplicaId;
  readonly startMs: number;
}

/** The days of a user who opens the app two to four times a day. It provides the times and replicas for stamps. */
export class PersonTime {
  readonly sittings: readonly Sitting[];
  readonly #chance: SeededChance;

  /** @param endMs the end of the days in UTC milliseconds */
  constructor(chance: SeededChance, endMs: number, days: number = usualDays) {
    this.#chance = chance;
    this.sittings = Array.from({ length: days }, (_, day) => {
      const midnight = endMs - (days - day) * dayMs;
      return Array.from({ length: 2 + chance.below(3) }, () => ({
        replica: replicaIdFrom(chance.bytes(6)),
        startMs: midnight + Math.floor(chance.between(7, 22) * hourMs),
      })).toSorted((a, b) => a.startMs - b.startMs);
    }).flat();
  }

  /** Returns the index of the sitting after about a share of the days, from 0 to less than 1. */
  at(share: number): number {
    return Math.min(this.sittings.length - 1, Math.floor(share * this.sittings.length));
  }

  /** Returns the index of a sitting up to `most` sittings later, or that of the last one. */
  later(sitting: number, most: number): number {
    return Math.min(this.sittings.length - 1, sitting + 1 + this.#chance.below(most));
  }

  /** Returns a stamp from a sitting, `afterMs` after its start. */
  stamp(sitting: number, afterMs: number): { readonly stamp: Stamp; readonly ms: number } {
    const { replica, startMs } = this.sittings[sitting] as Sitting;
    const ms = startMs + Math.floor(afterMs);
    return { stamp: printStamp({ ms, counter: 0, replica }), ms };
  }
}
