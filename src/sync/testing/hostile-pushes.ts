import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import {
  bodyUpdate,
  type Change,
  type Field,
  noFields,
  printStamp,
  type ReplicaId,
  type Stamp,
} from '../record/index.ts';
import type { SeededChance } from './seeded-chance.ts';

/** Pushes of an attacker who wants to overload the hub. Each item is one push. */
export type HostilePushes = readonly {
  readonly changes: readonly Change[];
  readonly replaced: readonly (readonly (Stamp | null)[])[];
}[];

export const hostileKinds = [
  'repeated text',
  'conflicting insertions',
  'leaves overtaken twice',
  'many changes of one record',
  'unreadable updates',
  'updates that cannot be applied',
  'many records',
  'many tombstones',
] as const;

export type HostileKind = (typeof hostileKinds)[number];

/**
 * Generates pushes of one kind, all of similar size.
 *
 * @param size the approximate size as a fraction of the largest push, at most 1
 * @param nowMs the instant around which the stamps lie, in UTC milliseconds
 */
export function hostilePushes(kind: HostileKind, size: number, chance: SeededChance, nowMs: number): HostilePushes {
  const count = (most: number) => Math.max(2, Math.round(most * size));
  const key = keyOf(chance.below(1_000_000));
  const write = (changes: readonly Change[]) => ({
    changes,
    replaced: changes.map(({ fields }) => [...fields].map(() => null)),
  });
  switch (kind) {
    case 'repeated text':
      return [write([withBody(key, repeatedText(count(100_000)))])];
    case 'conflicting insertions':
      return [write([withBody(key, conflictingInsertions(count(20_000), chance))])];
    case 'leaves overtaken twice':
      return overtakenTwice(key, count(8_000), nowMs);
    case 'many changes of one record':
      return [
        write(Array.from({ length: count(12_000) }, (_, at) => ({ key, fields: leaf(`tags/t${at}`, at, nowMs) }))),
      ];
    case 'unreadable updates':
      return [
        write(Array.from({ length: count(12_000) }, (_, at) => withBody(key, Uint8Array.of(255, 255, at % 256)))),
      ];
    case 'updates that cannot be applied':
      return [write(Array.from({ length: count(12_000) }, (_, at) => withBody(key, deletionOfNothing(at))))];
    case 'many records':
      return [
        write(Array.from({ length: count(12_000) }, (_, at) => ({ key: keyOf(at), fields: leaf('order', at, nowMs) }))),
      ];
    case 'many tombstones':
      return [
        write(
          Array.from({ length: count(20_000) }, (_, at) => ({
            key: keyOf(at),
            fields: noFields,
            tombstone: stamp(at, nowMs),
          })),
        ),
      ];
  }
}

function keyOf(at: number): RecordKey {
  return `notes/n${at}` as RecordKey;
}

function withBody(key: RecordKey, update: Uint8Array): Change {
  return { key, fields: noFields, body: bodyUpdate(key, update) };
}

function leaf(path: string, at: number, nowMs: number): ReadonlyMap<string, Field> {
  return new Map([[path, { value: `${at}`, stamp: stamp(at, nowMs) }]]);
}

function stamp(at: number, nowMs: number): Stamp {
  return printStamp({ ms: nowMs - 60_000 + at, counter: 0, replica: 'HOSTILE-' as ReplicaId });
}

/** Returns a body in which a search for the text's bytes finds a partial match at each offset before the text. */
function repeatedText(length: number): Uint8Array {
  const doc = new Y.Doc();
  const text = doc.getText('body');
  text.insertEmbed(0, { a: 'a'.repeat(length) });
  text.insert(1, `${'a'.repeat(length / 2)}b`);
  return Y.encodeStateAsUpdate(doc);
}

/**
 * Inserts letters of one writer after the first letter of another writer's text. Each has a different letter of that
 * text on its right.
 */
function conflictingInsertions(count: number, chance: SeededChance): Uint8Array {
  const order = chance.pick(['rising', 'falling', 'mixed'] as const);
  const places = Array.from({ length: count }, (_, at) => (order === 'rising' ? at + 1 : count - at));
  if (order === 'mixed') for (let at = 0; at < count; at += 2) places[at] = 1 + chance.below(count);
  const encoder = new Y.UpdateEncoderV1();
  encoding.writeVarUint(encoder.restEncoder, 2);
  const put = (client: number, clock: number, structs: readonly Y.Item[]) => {
    encoding.writeVarUint(encoder.restEncoder, structs.length);
    encoder.writeClient(client);
    encoding.writeVarUint(encoder.restEncoder, clock);
    for (const struct of structs) struct.write(encoder, 0);
  };
  const item = (id: Y.ID, origin: Y.ID | null, rightOrigin: Y.ID | null, text: string) =>
    new Y.Item(
      id,
      null,
      origin,
      null,
      rightOrigin,
      (origin === null ? 'body' : null) as never,
      null,
      new Y.ContentString(text),
    );
  const first = Y.createID(1, 0);
  put(
    2,
    0,
    places.map((place, at) => item(Y.createID(2, at), first, Y.createID(1, place), 'x')),
  );
  put(1, 0, [item(first, null, null, 'y'.repeat(count + 1))]);
  encoding.writeVarUint(encoder.restEncoder, 0);
  return encoder.toUint8Array();
}

/** Writes leaves with a stamp, then with an older one, then with a still older one that replaces the second. */
function overtakenTwice(key: RecordKey, count: number, nowMs: number): HostilePushes {
  const stamps = [2, 1, 0].map((at) => stamp(at, nowMs)) as [Stamp, Stamp, Stamp];
  return stamps.map((each, at) => ({
    changes: [
      { key, fields: new Map(Array.from({ length: count }, (_, i) => [`${i}`, { value: at, stamp: each }] as const)) },
    ],
    replaced: [Array.from({ length: count }, () => (at === 2 ? stamps[1] : null))],
  }));
}

/** Returns an update that can be decoded but not applied: an empty deletion of missing content. */
function deletionOfNothing(at: number): Uint8Array {
  const encoder = new Y.UpdateEncoderV1();
  encoding.writeVarUint(encoder.restEncoder, 0);
  encoding.writeVarUint(encoder.restEncoder, 1);
  encoding.writeVarUint(encoder.restEncoder, 1 + at);
  encoding.writeVarUint(encoder.restEncoder, 1);
  encoding.writeVarUint(encoder.restEncoder, 5);
  encoding.writeVarUint(encoder.restEncoder, 0);
  return encoder.toUint8Array();
}
