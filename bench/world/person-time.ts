import { printStamp, type ReplicaId, replicaIdFrom, type Stamp } from '#sync/record/index.ts';
import type { SeededChance } from '#sync/testing/seeded-chance.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Two years. */
const usualDays = 730;

/** One opening of the app: its replica id, and when. */
export interface Sitting {
  readonly replica: ReplicaId;
  readonly startMs: number;
}

/** Days of a person opening the app two to four times: the times and replicas that stamps are made of. */
export class PersonTime {
  readonly sittings: readonly Sitting[];
  readonly #chance: SeededChance;

  /** @param endMs UTC milliseconds at which the days end */
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

  /** A sitting at about a share, 0 up to 1, of the days. */
  at(share: number): number {
    return Math.min(this.sittings.length - 1, Math.floor(share * this.sittings.length));
  }

  /** The sitting that lies some sittings later, or the last. */
  later(sitting: number, most: number): number {
    return Math.min(this.sittings.length - 1, sitting + 1 + this.#chance.below(most));
  }

  /** A stamp some minutes into a sitting. */
  stamp(sitting: number, afterMs: number): { readonly stamp: Stamp; readonly ms: number } {
    const { replica, startMs } = this.sittings[sitting] as Sitting;
    const ms = startMs + Math.floor(afterMs);
    return { stamp: printStamp({ ms, counter: 0, replica }), ms };
  }
}
