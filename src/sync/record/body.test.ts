import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { runs } from '#domain/testing/runs.ts';
import {
  applicableBodies,
  bodyDifference,
  bodyText,
  bodyUpdate,
  canApply,
  canTake,
  isComplete,
  isUndamaged,
  mergeBodies,
  openDocument,
} from './body.ts';
import { templateUpdate } from './template.ts';

const sha256 = async (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

const edit = fc.record({ writer: fc.nat(2), at: fc.nat(), remove: fc.nat(3), insert: fc.string({ maxLength: 4 }) });

it('SY2a updates merge to the same body in any order and however often they are applied', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), fc.infiniteStream(fc.nat()), (edits, chance) => {
      const parts = writtenSeparately(edits);
      const shuffled = [...parts, ...parts]
        .map((part) => ({ part, place: chance.next().value as number }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ part }) => part);
      const merged = mergeBodies(shuffled);
      expect(merged.text).toBe(mergeBodies(parts).text);
      expect(merged.complete).toBe(true);
      expect(bodyDifference(merged.state, mergeBodies(parts).state)).toBeUndefined();
    }),
    { numRuns: runs(60) },
  );
});

it('SY2a merging merged bodies equals merging their updates', () => {
  const [a, b, c] = writtenSeparately([
    { writer: 0, at: 0, remove: 0, insert: 'one ' },
    { writer: 1, at: 0, remove: 0, insert: 'two ' },
    { writer: 2, at: 0, remove: 0, insert: 'three ' },
  ]) as [Uint8Array, Uint8Array, Uint8Array];
  expect(mergeBodies([mergeBodies([a, b]).state, c]).text).toBe(mergeBodies([a, mergeBodies([b, c]).state]).text);
});

it('SY22a an update whose predecessor is missing is kept, and the body is incomplete until it arrives', () => {
  const [first, second] = inOneGo(['one', ' two']) as [Uint8Array, Uint8Array];
  const early = mergeBodies([second]);
  expect(early).toMatchObject({ text: '', complete: false });
  expect(mergeBodies([early.state, first])).toMatchObject({ text: 'one two', complete: true });
});

it('SY22a a deletion of text that has not arrived is kept too', () => {
  const [first, second] = inOneGo(['one', null]) as [Uint8Array, Uint8Array];
  const early = mergeBodies([second]);
  expect(early.complete).toBe(false);
  expect(mergeBodies([early.state, first])).toMatchObject({ text: '', complete: true });
});

it('SY30c the difference includes a deletion, which state vectors do not show', () => {
  const doc = new Y.Doc();
  bodyText(doc).insert(0, 'secret');
  const theirs = Y.encodeStateAsUpdate(doc);
  bodyText(doc).delete(0, 6);
  const ours = Y.encodeStateAsUpdate(doc);
  expect(Y.encodeStateVectorFromUpdate(ours)).toEqual(Y.encodeStateVectorFromUpdate(theirs));
  const difference = bodyDifference(ours, theirs);
  expect(difference).toBeInstanceOf(Uint8Array);
  expect(mergeBodies([theirs, difference as Uint8Array]).text).toBe('');
});

it('SY30b nothing is backfilled for a body that the other side has completely or has more of', () => {
  const [first, second] = inOneGo(['one', ' two']) as [Uint8Array, Uint8Array];
  const both = mergeBodies([first, second]).state;
  expect(bodyDifference(both, both)).toBeUndefined();
  expect(bodyDifference(mergeBodies([first]).state, both)).toBeUndefined();
  expect(bodyDifference(both, mergeBodies([]).state)).toBeInstanceOf(Uint8Array);
});

it('SY30b the difference applied to their body gives both', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 6 }), fc.array(edit, { maxLength: 6 }), (a, b) => {
      const ours = mergeBodies(writtenSeparately(a)).state;
      // other client ids: a Yjs client never writes two different things at one clock
      const theirs = mergeBodies(writtenSeparately(b.map((each) => ({ ...each, writer: each.writer + 3 })))).state;
      const difference = bodyDifference(ours, theirs);
      const merged = mergeBodies(difference === undefined ? [theirs] : [theirs, difference]);
      expect(merged.text).toBe(mergeBodies([theirs, ours]).text);
    }),
    { numRuns: runs(40) },
  );
});

it('SY21a an update matches its checksum only under its own key', () => {
  const update = Uint8Array.of(1, 2, 3);
  const made = bodyUpdate('notes/a', update);
  expect(isUndamaged('notes/a', made)).toBe(true);
  expect(isUndamaged('notes/b', made)).toBe(false);
  expect(isUndamaged('notes/a', { ...made, update: Uint8Array.of(1, 2, 2) })).toBe(false);
});

it('SY21q an update that Yjs cannot read is detected on a scratch copy', () => {
  const [good] = inOneGo(['one']) as [Uint8Array];
  expect(canApply([], good)).toBe(true);
  expect(canApply([good], Uint8Array.of(255, 255, 255))).toBe(false);
  expect(isComplete(openDocument([good]))).toBe(true);
});

it('SY21p, SY21q among many updates, those that cannot be applied are found, and the others are merged', () => {
  const good = inOneGo(['one', ' two', ' three', ' four']);
  const deletesNothing = Uint8Array.of(1, 1, 2, 3, 192, 2, 1, 2, 2, 2, 32, 32, 0);
  const unreadable = Uint8Array.of(255, 255, 255);
  const updates = good.flatMap((update) => [deletesNothing.slice(), update, unreadable.slice()]);
  const { parts, merged } = applicableBodies([], updates);
  expect(merged).toMatchObject({ text: 'one two three four', complete: true });
  expect(updates.filter((update) => parts.has(update))).toEqual(good);
});

it('SY21q the fast check agrees with applying, for whole bodies and single updates, damaged or not', () => {
  const wholeAndParts = fc.array(edit, { minLength: 1, maxLength: 6 }).map((edits) => {
    const parts = writtenSeparately(edits);
    return [mergeBodies(parts).state, ...parts];
  });
  let refused = 0;
  fc.assert(
    fc.property(wholeAndParts, fc.nat(), fc.nat(8), (updates, place, bit) => {
      for (const update of updates) {
        const damaged = update.map((byte, at) => (at === place % update.length && bit < 8 ? byte ^ (1 << bit) : byte));
        const can = canApply([], damaged);
        expect(canTake(damaged)).toBe(can);
        if (!can) refused += 1;
      }
    }),
    { numRuns: runs(300) },
  );
  expect(refused).toBeGreaterThan(runs(300) / 6);
});

it('SY21q an update that waits for others and contains a deletion of length 0 cannot be applied', () => {
  const update = Uint8Array.of(1, 1, 2, 3, 192, 2, 1, 2, 2, 2, 32, 32, 0);
  expect(canApply([], update)).toBe(false);
  expect(canTake(update)).toBe(false);
});

it('SY24b a template inserted by two devices offline is one copy, and later text of both stays', async () => {
  const key = 'notes/day-2026-11-21';
  const here = openDocument([await templateUpdate(key, '## Plan\n', sha256)]);
  const there = openDocument([await templateUpdate(key, '## Plan\n', sha256)]);
  bodyText(here).insert(8, 'squats');
  bodyText(there).insert(8, 'run');
  const merged = mergeBodies([Y.encodeStateAsUpdate(here), Y.encodeStateAsUpdate(there)]).text;
  expect(merged.match(/## Plan/g)).toHaveLength(1);
  expect(merged).toContain('squats');
  expect(merged).toContain('run');
});

it('SY24c the template’s client id is 2^32 plus the first 48 bits of SHA-256 of key and text', async () => {
  const [key, text] = ['notes/day-2026-11-21', 'Plan'];
  const digest = createHash('sha256')
    .update(key + text)
    .digest();
  const update = await templateUpdate(key, text, sha256);
  const { structs } = Y.decodeUpdate(update);
  expect(structs.map(({ id }) => id)).toEqual([{ client: 2 ** 32 + digest.readUIntBE(0, 6), clock: 0 }]);
  expect(update).not.toEqual(await templateUpdate('notes/day-2026-11-22', text, sha256));
  expect(update).not.toEqual(await templateUpdate(key, 'plan', sha256));
});

/** Returns each writer's updates. No writer sees the others' edits. */
function writtenSeparately(
  edits: readonly { readonly writer: number; readonly at: number; readonly remove: number; readonly insert: string }[],
): readonly Uint8Array[] {
  const parts: Uint8Array[] = [];
  const docs = [1, 2, 3, 4, 5, 6].map((clientId) => {
    const doc = new Y.Doc();
    doc.clientID = clientId;
    doc.on('update', (update: Uint8Array) => parts.push(update));
    return doc;
  });
  for (const { writer, at, remove, insert } of edits) {
    const text = bodyText(docs[writer] as Y.Doc);
    const place = at % (text.length + 1);
    text.delete(place, Math.min(remove, text.length - place));
    text.insert(place, insert);
  }
  return parts;
}

/** Returns one writer's consecutive updates; null deletes everything. */
function inOneGo(words: readonly (string | null)[]): readonly Uint8Array[] {
  const doc = new Y.Doc();
  const parts: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => parts.push(update));
  for (const word of words) {
    const text = bodyText(doc);
    if (word === null) text.delete(0, text.length);
    else text.insert(text.length, word);
  }
  return parts;
}
