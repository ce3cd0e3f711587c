import { expect, it } from 'vitest';
import type { LocalDay, RecordKey } from '#domain/kernel/index.ts';
import { LiveDayIndex } from './live-day-index.ts';

const day: LocalDay = '2026-11-20';

it('follows lists of records: new, changed and deleted ones', () => {
  const live = new LiveDayIndex(() => day);
  const push = recordOn('workouts/push', day);
  take(live, 'workouts', [push, recordOn('workouts/pull', day)]);
  take(live, 'notes', [recordOn(`notes/day-${day}`, day)]);
  expect(keysOn(live, day)).toEqual(['workouts/pull', 'workouts/push']);
  expect(live.index.of(day).note?.key).toBe(`notes/day-${day}`);

  take(live, 'workouts', [recordOn('workouts/push', '2026-11-19')]);
  expect(keysOn(live, day)).toEqual([]);
  expect(keysOn(live, '2026-11-19')).toEqual(['workouts/push']);
  expect(live.index.of(day).note?.key).toBe(`notes/day-${day}`);
});

it('reads only records that changed', () => {
  const read: string[] = [];
  const live = new LiveDayIndex(() => day);
  const note = (name: string) => {
    const leaves = new Map([['createdAt', { value: 1, stamp: '' }]]);
    return {
      key: `notes/${name}` as RecordKey,
      get leaves() {
        read.push(name);
        return leaves;
      },
    };
  };
  const [one, two] = [note('one'), note('two')];
  take(live, 'notes', [one, two]);
  read.length = 0;
  take(live, 'notes', [one, note('two'), note('three')]);
  expect(read).toEqual(['two', 'three']);
});

it('reads many records in steps', () => {
  const live = new LiveDayIndex(() => day);
  const records = Array.from({ length: 100 }, (_, at) => recordOn(`workouts/${at}`, day));
  expect(take(live, 'workouts', records)).toBeGreaterThan(2);
  expect(keysOn(live, day)).toHaveLength(100);
  expect(take(live, 'workouts', records)).toBe(0);
});

it('leaves out workouts that were finished without a set, and takes them back', () => {
  const live = new LiveDayIndex(() => day);
  take(live, 'workouts', [recordOn('workouts/push', day), recordOn('workouts/empty', day)]);
  live.takeFinishedEmpty(new Set(['workouts/empty', 'workouts/elsewhere']));
  expect(keysOn(live, day)).toEqual(['workouts/push']);
  take(live, 'workouts', [recordOn('workouts/push', day), recordOn('workouts/empty', day)]);
  expect(keysOn(live, day)).toEqual(['workouts/push']);
  live.takeFinishedEmpty(new Set());
  expect(keysOn(live, day)).toEqual(['workouts/empty', 'workouts/push']);
});

function take(live: LiveDayIndex, ...[list, records]: Parameters<LiveDayIndex['take']>): number {
  return [...live.take(list, records)].length;
}

function recordOn(key: RecordKey, on: LocalDay) {
  return { key, leaves: new Map([['day', { value: on, stamp: '' }]]) };
}

function keysOn({ index }: LiveDayIndex, on: LocalDay): readonly string[] {
  return index.of(on).training.map(({ key }) => key);
}
