import { expect, it } from 'vitest';
import type { Leaves } from './leaf.ts';
import { deletedForEverAt, erasure, inTrash, isErased } from './trash.ts';

it('SY25c a record is in the trash until it is edited by hand after it was trashed', () => {
  expect(inTrash(new Map())).toBe(false);
  expect(inTrash(stamped({ trashedAt: [1, '5'] }))).toBe(true);
  expect(inTrash(stamped({ trashedAt: [1, '5'], editedAt: [9, '4'] }))).toBe(true);
  expect(inTrash(stamped({ trashedAt: [9, '5'], editedAt: [1, '6'] }))).toBe(false);
});

it('SY25c a cleared trashedAt counts as absent, and 0 as set', () => {
  expect(inTrash(stamped({ trashedAt: [null, '7'], editedAt: [1, '4'] }))).toBe(false);
  expect(inTrash(stamped({ trashedAt: [0, '7'], editedAt: [1, '4'] }))).toBe(true);
});

it('SY26a records in the trash are deleted permanently after 30 days', () => {
  expect(new Date(deletedForEverAt(Date.UTC(2026, 10, 21, 12))).toISOString()).toBe('2026-12-21T12:00:00.000Z');
});

it('SY27e a deleted record whose name remains is erased until it is restored or trashed again', () => {
  expect(isErased(stamped({ trashedAt: [1, '5'] }))).toBe(false);
  expect(isErased(stamped({ trashedAt: [1, '5'], erasedAt: [2, '6'] }))).toBe(true);
  expect(isErased(stamped({ trashedAt: [1, '5'], erasedAt: [1, '5'] }))).toBe(true);
  expect(isErased(stamped({ trashedAt: [null, '7'], erasedAt: [2, '6'] }))).toBe(false);
  expect(isErased(stamped({ trashedAt: [3, '8'], erasedAt: [2, '6'] }))).toBe(false);
  expect(isErased(stamped({ trashedAt: [1, '5'], erasedAt: [2, '6'], editedAt: [3, '7'] }))).toBe(false);
});

it('SY27d a deletion clears every leaf except those that remain, including leaves of a newer version and details', () => {
  const leaves = stamped({
    name: ['Push', '1'],
    remark: ['easy', '1'],
    cleared: [null, '1'],
    'sets/s/target': [{ reps: 5 }, '1'],
    'muscles/chest': [1, '1'],
    later: [1, '1'],
    createdAt: [1, '1'],
    trashedAt: [4, '4'],
  });
  expect(erasure(leaves, ['name', 'muscles'], 9)).toEqual([
    { path: 'remark', value: null },
    { path: 'sets/s/target', value: null },
    { path: 'later', value: null },
    { path: 'erasedAt', value: 9 },
  ]);
  const standing = stamped({ name: ['Push', '1'] });
  expect(erasure(standing, ['name'], 9)).toEqual([
    { path: 'trashedAt', value: 9 },
    { path: 'erasedAt', value: 9 },
  ]);
});

function stamped(leaves: Readonly<Record<string, readonly [unknown, string]>>): Leaves {
  return new Map(Object.entries(leaves).map(([path, [value, stamp]]) => [path, { value, stamp }]));
}
