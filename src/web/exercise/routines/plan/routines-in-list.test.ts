import { expect, test } from 'vitest';
import { routine, routineFolder } from '#domain/exercise/index.ts';
import { readRecord } from '#domain/kernel/index.ts';
import {
  type ListedFolder,
  type ListedRoutine,
  orderMoved,
  routinesByFolder,
  routinesInList,
} from './routines-in-list.ts';

const emptyRoutine = readRecord(routine, new Map()).value;
const emptyFolder = readRecord(routineFolder, new Map()).value;

const routineOf = (id: string, leaves: Partial<ListedRoutine['value']>, inTrash = false): ListedRoutine => ({
  id,
  value: { ...emptyRoutine, ...leaves },
  inTrash,
});
const folderOf = (id: string, order: string, inTrash = false): ListedFolder => ({
  id,
  value: { ...emptyFolder, order },
  inTrash,
});
const ids = (listed: readonly { readonly id: string }[]) => listed.map(({ id }) => id);

test('a routine is in exactly one list: routines, archive, or trash', () => {
  const all = [
    routineOf('b', { order: 'a1' }),
    routineOf('a', { order: 'a0' }),
    routineOf('old', { archivedAt: 0 }),
    routineOf('thrown', { trashedAt: 1, archivedAt: 0 }, true),
    routineOf('thrown later', { trashedAt: 2 }, true),
  ];
  expect(ids(routinesInList(all, 'routines'))).toEqual(['a', 'b']);
  expect(ids(routinesInList(all, 'archive'))).toEqual(['old']);
  expect(ids(routinesInList(all, 'trash'))).toEqual(['thrown later', 'thrown']);
});

test('routines are grouped by folder, and ungrouped if the folder was removed', () => {
  const routines = [routineOf('a', { folder: 'f' }), routineOf('b', {}), routineOf('c', { folder: 'thrown' })];
  const grouped = routinesByFolder(routines, [
    folderOf('g', 'a1'),
    folderOf('f', 'a0'),
    folderOf('thrown', 'a2', true),
  ]);
  expect(grouped.map(({ folder, routines }) => [folder?.id ?? null, ids(routines)])).toEqual([
    [null, ['b', 'c']],
    ['f', ['a']],
    ['g', []],
  ]);
});

test('moving up or down gives an order between the new neighbours, and none beyond the ends', () => {
  const siblings = ['a0', 'a1', 'a2'].map((order) => routineOf(order, { order }));
  const moved = orderMoved(siblings, 'a2', -1) ?? '';
  expect(moved > 'a0' && moved < 'a1').toBe(true);
  expect((orderMoved(siblings, 'a0', 1) ?? '') > 'a1').toBe(true);
  expect(orderMoved(siblings, 'a0', -1)).toBeNull();
  expect(orderMoved(siblings, 'a2', 1)).toBeNull();
});
