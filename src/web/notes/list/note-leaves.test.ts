import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Leaf, type Leaves, readRecord } from '#domain/kernel/index.ts';
import { note } from '#domain/notes/index.ts';
import { differs, type LeafValues, tagPath, undoingOf, valuesAt, writeValues } from './note-leaves.ts';

test('what an act writes into a draft is read back, tags with a slash too', () => {
  const draft = readRecord(note, new Map()).value;
  draft.tags = { old: 'Old' };
  writeValues(draft, { notebook: 'book', pinnedAt: 7, [tagPath('a/b~c')]: 'A/b~c', [tagPath('old')]: null });
  expect(draft).toMatchObject({ notebook: 'book', pinnedAt: 7, tags: { 'a/b~c': 'A/b~c' } });
  expect(draft.tags).not.toHaveProperty('old');
  writeValues(draft, { notebook: null });
  expect(draft.notebook).toBeUndefined();
});

test('only what differs is written', () => {
  const leaves = leavesOf({ notebook: 'book' });
  expect(differs(leaves, { notebook: 'book' })).toBe(false);
  expect(differs(leaves, { notebook: null })).toBe(true);
  expect(differs(undefined, { notebook: null })).toBe(false);
});

test('a note that was changed elsewhere keeps that change when the act is undone', () => {
  const before = new Map<string, LeafValues>([
    ['a', { notebook: 'one' }],
    ['b', { notebook: 'two' }],
    ['c', { notebook: 'one' }],
  ]);
  const now = new Map([
    ['a', leavesOf({ notebook: 'new' })],
    ['b', leavesOf({ notebook: 'elsewhere' })],
    ['c', leavesOf({ notebook: 'new' })],
  ]);
  expect(undoingOf(before, { notebook: 'new' }, (id) => now.get(id))).toEqual([
    { values: { notebook: 'one' }, ids: ['a', 'c'] },
  ]);
});

test('an act and its undoing leave every note as it was', () => {
  const value = fc.option(fc.constantFrom('x', 'y', 'z'), { nil: null });
  const values = fc.record({ notebook: value, order: value, [tagPath('t')]: value });
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), values), values, (notes, written) => {
      const paths = Object.keys(written);
      const stored = new Map(Object.entries(notes).map(([id, all]) => [id, leavesOf(all)]));
      const before = new Map([...stored].map(([id, leaves]) => [id, valuesAt(leaves, paths)]));
      const write = (id: string, all: LeafValues) =>
        stored.set(id, new Map([...(stored.get(id) ?? []), ...leavesOf(all)]));
      for (const id of before.keys()) write(id, written);
      for (const undoing of undoingOf(before, written, (id) => stored.get(id)))
        for (const id of undoing.ids) write(id, undoing.values);
      for (const [id, all] of before) expect(valuesAt(stored.get(id), paths)).toEqual(all);
    }),
  );
});

function leavesOf(values: LeafValues): Leaves {
  return new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '1' } as Leaf]));
}
