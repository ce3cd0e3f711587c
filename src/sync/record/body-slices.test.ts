import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { bodyText, mergeBodies } from './body.ts';
import { sliceUpdate } from './body-slices.ts';

function typed(edits: readonly { readonly at: number; readonly text: string; readonly remove: number }[]): Uint8Array {
  const doc = new Y.Doc();
  for (const { at, text, remove } of edits) {
    const body = bodyText(doc);
    const place = at % (body.length + 1);
    body.insert(place, text);
    body.delete(place, Math.min(remove, body.length - place));
  }
  return Y.encodeStateAsUpdate(doc);
}

test('SY20i, SY20j a megabyte pasted at once is sent in slices that merge to the same text', () => {
  const text = 'Zwölf 漢字 🏋️ und mehr. '.repeat(45_000);
  const update = typed([{ at: 0, text, remove: 0 }]);
  const slices = sliceUpdate(update, 256 * 1024);
  expect(slices.length).toBeGreaterThan(4);
  expect(Math.max(...slices.map(({ length }) => length))).toBeLessThanOrEqual(256 * 1024 + 200);
  const merged = mergeBodies(slices);
  expect(merged.text).toBe(text);
  expect(merged.complete).toBe(true);
});

test('SY20i an update below the limit is not sliced', () => {
  const update = typed([{ at: 0, text: 'short', remove: 0 }]);
  expect(sliceUpdate(update, 1000)).toEqual([update]);
});

test('SY20j slices of any update merge to the same body as the update, including deletions', () => {
  const edit = fc.record({ at: fc.nat(50), text: fc.string({ minLength: 1, unit: 'grapheme' }), remove: fc.nat(5) });
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 20 }), fc.integer({ min: 1, max: 60 }), (edits, wanted) => {
      const update = typed(edits);
      const merged = mergeBodies(sliceUpdate(update, wanted));
      expect(merged.text).toBe(mergeBodies([update]).text);
      expect(merged.complete).toBe(true);
    }),
  );
});

test('SY20j slices build on earlier edits of another author', () => {
  const base = typed([{ at: 0, text: 'before after', remove: 0 }]);
  const doc = new Y.Doc();
  Y.applyUpdate(doc, base);
  const vector = Y.encodeStateVector(doc);
  bodyText(doc).insert(7, 'x'.repeat(10_000));
  bodyText(doc).delete(0, 3);
  const slices = sliceUpdate(Y.encodeStateAsUpdate(doc, vector), 3_000);
  expect(mergeBodies([base, ...slices]).text).toBe(`ore ${'x'.repeat(10_000)}after`);
});

test('deletions are sliced as well', () => {
  const doc = new Y.Doc();
  bodyText(doc).insert(0, 'ab'.repeat(3_000));
  const base = Y.encodeStateAsUpdate(doc);
  for (let at = 0; at < 3_000; at += 1) bodyText(doc).delete(at, 1);
  const slices = sliceUpdate(Y.encodeStateAsUpdate(doc), 1_000);
  const deletions = slices.filter((slice) => Y.decodeUpdate(slice).structs.length === 0);
  expect(deletions.length).toBeGreaterThan(10);
  expect(Math.max(...deletions.map(({ length }) => length))).toBeLessThanOrEqual(1_000);
  expect(mergeBodies(slices).text).toBe('b'.repeat(3_000));
  expect(mergeBodies([base, ...slices]).text).toBe('b'.repeat(3_000));
});
