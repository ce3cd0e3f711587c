import { recordKey, uuidV7 } from '#domain/kernel/index.ts';
import { type Change, HybridClock, replicaIdFrom, type Stamp } from '#sync/record/index.ts';
import { SeededChance } from '#sync/testing/seeded-chance.ts';
import { type PushFrame, pushFrame } from './pusher.ts';

/**
 * Returns edits of the titles of ten notes, as a page makes them: the leaf and `editedAt`, each with the stamp that it
 * replaces. Without those stamps, the hub would treat each edit as concurrent and keep the other value in history.
 */
export function titleEdits(seed: number, count: number): readonly PushFrame[] {
  const chance = new SeededChance(seed);
  const clock = new HybridClock(() => Date.now(), replicaIdFrom(chance.bytes(6)));
  const keys = Array.from({ length: 10 }, () => recordKey('notes', uuidV7(Date.now(), chance.bytes(10))));
  const stamps = new Map<string, Stamp>();
  return Array.from({ length: count }, (_, at) => {
    const stamp = clock.next();
    const key = keys[at % keys.length] as (typeof keys)[number];
    const before = stamps.get(key) ?? null;
    stamps.set(key, stamp);
    const change: Change = {
      key,
      fields: new Map([
        ['title', { value: `A title as long as titles are, ${at}`, stamp }],
        ['editedAt', { value: clock.now(), stamp }],
      ]),
    };
    return pushFrame([change], [[before, before]]);
  });
}
