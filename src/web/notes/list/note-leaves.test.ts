import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptsLeaf, type Leaf, type Leaves, readRecord } from '#domain/kernel/index.ts';
import { note } from '#domain/notes/index.ts';
import { differs, type LeafValues, leavesToWrite, tagPath, undoingOf, valuesAt } from './note-leaves.ts';

test('an action writes only leaves that a note accepts, including tags with a slash', () => {
  const { leaves } = leavesToWrite('a', { notebook: 'book', pinnedAt: 7, [tagPath('a/b~c')]: 'A/b~c', order: null });
  expect(leaves.map(({ path, value }) => acceptsLeaf(note, path, value))).toEqual([true, true, true, true]);
  const read = readRecord(note, leavesOf(Object.fromEntries(leaves.map(({ path, value }) => [path, value])))).value;
  expect(read).toMatchObject({ notebook: 'book', pinnedAt: 7, tags: { 'a/b~c': 'A/b~c' } });
});

test('only differing values are written', () => {
  const leaves = leavesOf({ notebook: 'book' });
  expect(differs(leaves, { notebook: 'book' })).toBe(false);
  expect(differs(leaves, { notebook: null })).toBe(true);
  expect(differs(undefined, { notebook: null })).toBe(false);
});

test('undo keeps changes from another device', () => {
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
    { id: 'a', leaves: [{ path: 'notebook', value: 'one' }] },
    { id: 'c', leaves: [{ path: 'notebook', value: 'one' }] },
  ]);
});

test('an action and its undo leave every note unchanged', () => {
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
      for (const { id, leaves } of undoingOf(before, written, (each) => stored.get(each)))
        write(id, Object.fromEntries(leaves.map(({ path, value }) => [path, value])));
      for (const [id, all] of before) expect(valuesAt(stored.get(id), paths)).toEqual(all);
    }),
  );
});

function leavesOf(values: LeafValues): Leaves {
  return new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '1' } as Leaf]));
}
