import { expect, it } from 'vitest';
import type { Leaves } from './leaf.ts';
import { deletedForEverAt, inTrash } from './trash.ts';

it('SY25: a record is in the trash while nothing was edited by hand after it was put there', () => {
  expect(inTrash(new Map())).toBe(false);
  expect(inTrash(stamped({ trashedAt: [1, '5'] }))).toBe(true);
  expect(inTrash(stamped({ trashedAt: [1, '5'], editedAt: [9, '4'] }))).toBe(true);
  expect(inTrash(stamped({ trashedAt: [9, '5'], editedAt: [1, '6'] }))).toBe(false);
});

it('SY25: a cleared mark is no trash, and an instant of 0 is one', () => {
  expect(inTrash(stamped({ trashedAt: [null, '7'], editedAt: [1, '4'] }))).toBe(false);
  expect(inTrash(stamped({ trashedAt: [0, '7'], editedAt: [1, '4'] }))).toBe(true);
});

it('SY26: what lies in the trash is deleted for ever after 30 days', () => {
  expect(new Date(deletedForEverAt(Date.UTC(2026, 10, 21, 12))).toISOString()).toBe('2026-12-21T12:00:00.000Z');
});

function stamped(leaves: Readonly<Record<string, readonly [unknown, string]>>): Leaves {
  return new Map(Object.entries(leaves).map(([path, [value, stamp]]) => [path, { value, stamp }]));
}
