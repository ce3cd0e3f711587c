import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Change, highestStamp, msOf, type ReplicaId, type Stamp } from '../record/index.ts';
import { changeOf, stampAt, start } from '../testing/scenario.ts';
import { type ClockShift, shiftRows } from './clock-shift.ts';
import type { PendingChange } from './device-storage.ts';
import { wasWrong } from './push-window.ts';

const year = 365 * 24 * 60 * 60_000;
const replica = 'BBBBBBBB' as ReplicaId;

describe('pending changes of a wrong clock', () => {
  it.each([-year, year])('SY7b that was %i ms off are moved by the error and keep their order', (error) => {
    const rows = [row(1, error + 1_000, -0), row(2, error + 2_000), row(3, error + 5_000)];
    const moved = shiftRows(rows, shift({ offset: -error, now: start + 10_000 }));
    expect(moved.map(stampOf).map(msOf)).toEqual([start + 1_000, start + 2_000, start + 5_000]);
    expect(moved.map(({ offset }) => offset)).toEqual([-error, -error, -error]);
  });

  it('SY7c never get a stamp later than now, and keep their order there', () => {
    const rows = [row(1, 1_000), row(2, 2_000), row(3, 3_000)];
    const moved = shiftRows(rows, shift({ offset: 600_000, now: start + 600_500 })).map(stampOf);
    expect(moved.map(msOf)).toEqual([start + 600_500, start + 600_500, start + 600_500]);
    expect(moved.toSorted()).toEqual(moved);
    expect(new Set(moved).size).toBe(3);
  });

  it('SY7d, SY7h stay above the value that they replaced, and name its new stamp', () => {
    const first = row(1, year + 1_000);
    const second: PendingChange = { ...row(2, year + 1_001), replaced: [[stampOf(first)]] };
    const [a, b] = shiftRows([first, second], shift({ offset: -year, now: start + 500 }));
    expect(stampOf(b!) > stampOf(a!)).toBe(true);
    expect(b?.replaced).toEqual([[stampOf(a!)]]);
  });

  it('SY7d stay above a value from the hub even if that is later than now', () => {
    const fromHub = stampAt(90_000, 'CCCCCCCC');
    const written: PendingChange = { ...row(1, year), replaced: [[fromHub]] };
    const [moved] = shiftRows([written], shift({ offset: -year, now: start, exists: () => true }));
    expect(stampOf(moved!) > fromHub).toBe(true);
    const [unbound] = shiftRows([written], shift({ offset: -year, now: start, exists: () => false }));
    expect(msOf(stampOf(unbound!))).toBe(start);
  });

  it('keep equal stamps equal, across the records of one change', () => {
    const changes = [changeOf('notes/a', year, { title: 'x' }), changeOf('notes/b', year, { title: 'x' })];
    const act: PendingChange = { id: 1, changes, replaced: [[null], [null]], offset: 0, offer: false };
    const [moved] = shiftRows([act], shift({ offset: -year, now: start + 1 }));
    expect(new Set(moved?.changes.map(highestStamp)).size).toBe(1);
  });

  it('also move their tombstones', () => {
    const gone = changeOf('notes/a', 0, {}, { tombstone: stampAt(year) });
    const act: PendingChange = { id: 1, changes: [gone], replaced: [[]], offset: 0, offer: false };
    const [moved] = shiftRows([act], shift({ offset: -year, now: start + 1 }));
    expect(msOf(moved?.changes[0]?.tombstone as Stamp)).toBe(start);
  });

  it('SY7h with a right clock change only if the stamp that they replace has changed', () => {
    const first = row(1, year);
    const follower: PendingChange = { ...row(2, 5_000), replaced: [[stampOf(first)]] };
    const bystander = row(3, 6_000);
    const moved = shiftRows([first, follower, bystander], {
      ...shift({ offset: -year, now: start + 1 }),
      misdated: ({ id }) => id === 1,
    });
    expect(moved.map(({ id }) => id)).toEqual([1, 2]);
    expect(stampOf(moved[1]!)).toBe(stampOf(follower));
    expect(moved[1]?.replaced).toEqual([[stampOf(moved[0]!)]]);
  });

  it('SY7e also move the times that the clock wrote into their leaves, even if a later change writes them again', () => {
    const at = year + 15_000;
    const done = { kind: 'working', reps: 5, completedAt: start + at + 7 };
    const rows = [
      rowOf(1, changeOf('workouts/w', at, { startedAt: start + at - 3, zone: 'UTC', day: '2027-11-21', title: 'x' })),
      rowOf(2, changeOf('workouts/w', at + 7, { 'sets/s/result': done })),
      rowOf(3, changeOf('workouts/w', at + 90_000, { 'sets/s/result': { ...done, reps: 6 } })),
    ];
    const moved = shiftRows(rows, shift({ offset: -year, now: start + 500_000 }));
    expect(moved.map(({ changes }) => valuesOf(changes[0]!))).toEqual([
      { startedAt: start + 14_997, zone: 'UTC', day: '2026-11-21', title: 'x' },
      { 'sets/s/result': { ...done, completedAt: start + 15_007 } },
      { 'sets/s/result': { ...done, reps: 6, completedAt: start + 15_007 } },
    ]);
  });

  it('SY7g set no time later than now', () => {
    const created = rowOf(1, changeOf('notes/a', 60_000, { createdAt: start + 60_000 }));
    const [moved] = shiftRows([created], shift({ offset: 300_000, now: start + 300_500 }));
    expect(valuesOf(moved!.changes[0]!)).toEqual({ createdAt: start + 300_500 });
  });

  it('SY7f keep times that were imported or typed in whole minutes', () => {
    const values = {
      createdAt: Date.UTC(2020, 1, 2, 3, 4, 5),
      startedAt: start + year + 20 * 60_000,
      zone: 'UTC',
      day: '2027-11-21',
    };
    const rows = [
      rowOf(1, changeOf('notes/a', year, { title: 'x' })),
      rowOf(2, changeOf('activities/a', year + 25 * 60_000, values)),
    ];
    const moved = shiftRows(rows, shift({ offset: -year, now: start + year }));
    expect(valuesOf(moved[1]!.changes[0]!)).toEqual(values);
  });

  it('SY7b, SY7c keep their order, never later than now and never before 1970, whatever the error', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -60 * year, max: year }),
        fc.array(fc.nat(10_000), { minLength: 1, maxLength: 8 }),
        (offset, gaps) => {
          const at = (index: number) => gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap + 1, 0);
          const rows = gaps.map((_, index) => row(index + 1, at(index)));
          const moved = shiftRows(rows, shift({ offset, now: start })).map(stampOf);
          expect(moved.toSorted()).toEqual(moved);
          expect(new Set(moved).size).toBe(moved.length);
          for (const stamp of moved) {
            expect(msOf(stamp)).toBeLessThanOrEqual(start);
            expect(msOf(stamp)).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });
});

it('SY7a, SY7k a clock is wrong beyond two minutes either way, and backfills keep their stamps', () => {
  expect([120_000, -120_000, 0].map((offset) => wasWrong(row(1, 0), offset))).toEqual([false, false, false]);
  expect([120_001, -120_001].map((offset) => wasWrong(row(1, 0), offset))).toEqual([true, true]);
  expect(wasWrong({ ...row(1, 0), offer: true }, year)).toBe(false);
});

function row(id: number, ms: number, offset = 0): PendingChange {
  return { ...rowOf(id, changeOf(`notes/${id}`, ms, { title: `${id}` })), offset };
}

function rowOf(id: number, change: Change): PendingChange {
  return { id, changes: [change], replaced: [[null]], offset: 0, offer: false };
}

function valuesOf({ fields }: Change): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Array.from(fields, ([path, { value }]) => [path, value]));
}

function shift(given: Partial<ClockShift>): ClockShift {
  return { offset: 0, now: start, replica, misdated: () => true, exists: () => false, ...given };
}

function stampOf({ changes }: PendingChange): Stamp {
  return highestStamp(changes[0]!) as Stamp;
}
