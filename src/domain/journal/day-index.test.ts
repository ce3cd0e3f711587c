import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, instantAt, type LocalDay, localDayAt, type RecordKey } from '../kernel/index.ts';
import type { StoredRecord } from './day-entry.ts';
import { DayIndex } from './day-index.ts';

const zone = 'Europe/Berlin';
const day: LocalDay = '2026-10-25'; // clocks go back, so this day has 25 hours
const at = (minutes: number, on = day) => instantAt(on, minutes, zone);

describe('a day', () => {
  it('without anything is empty', () => {
    expect(indexOf().of(day)).toEqual({ note: null, training: [], otherNotes: [] });
  });

  it('holds its note, its training in order of time and other notes created that day', () => {
    const contents = contentsOf([
      stored('workouts/w', { day, startedAt: at(18 * 60) }),
      stored('activities/a', { day, startedAt: at(7 * 60) }),
      stored('measurements/m', { day, at: at(6 * 60) }),
      stored('notes/late', { createdAt: at(21 * 60) }),
      stored('notes/early', { createdAt: at(60) }),
      stored(`notes/day-${day}`, { day, createdAt: at(0, '2026-10-01') }),
    ]);
    expect(contents).toEqual({
      note: `notes/day-${day}`,
      training: ['measurements/m', 'activities/a', 'workouts/w'],
      otherNotes: ['notes/early', 'notes/late'],
    });
  });

  it('lists entries of the same time by key, and those without a time last', () => {
    const records = [
      stored('workouts/b', { day, startedAt: 5 }),
      stored('workouts/timeless', { day }),
      stored('activities/b', { day, startedAt: 5 }),
      stored('activities/first', { day, startedAt: 0 }),
      stored('activities/timeless', { day }),
    ];
    const training = ['activities/first', 'activities/b', 'workouts/b', 'activities/timeless', 'workouts/timeless'];
    expect(contentsOf(records).training).toEqual(training);
    expect(contentsOf(records.toReversed()).training).toEqual(training);
  });

  it('leaves out the trash, templates, workouts finished without a set, records without a day and other collections', () => {
    const records = [
      stored('notes/trashed', { createdAt: at(0), trashedAt: 1 }),
      stored('notes/template', { createdAt: at(0), kind: 'template' }),
      stored('notes/timeless', { title: 'Without a day' }),
      { ...stored('workouts/empty', { day, startedAt: 1, endedAt: 2 }), isFinishedEmpty: true },
      stored('workouts/trashed', { day, trashedAt: 1 }),
      stored('activities/dayless', { startedAt: at(0), day: '2026-02-30' }),
      stored('goals/g', { day, from: day }),
    ];
    const index = indexOf(records);
    expect(index.of(day)).toEqual({ note: null, training: [], otherNotes: [] });
    expect(index.daysWith('0001-01-01', '9999-12-31').size).toBe(0);
  });

  it('holds a running workout without a set, and one of which nothing more is known', () => {
    const records = [
      { ...stored('workouts/running', { day, startedAt: 1 }), isFinishedEmpty: false },
      stored('workouts/unread', { day, startedAt: 2, endedAt: 3 }),
    ];
    expect(contentsOf(records).training).toEqual(['workouts/running', 'workouts/unread']);
  });

  it('has the daily note with the lowest part as its note, and the others among its notes', () => {
    const parts = ['.10', '.2'].map((part) => stored(`notes/day-${day}${part}`, { day, createdAt: at(0) }));
    expect(contentsOf(parts)).toMatchObject({ note: `notes/day-${day}.2`, otherNotes: [`notes/day-${day}.10`] });
    const first = stored(`notes/day-${day}`, { day });
    expect(contentsOf([...parts, first]).note).toBe(`notes/day-${day}`);
  });

  it('holds a daily note of its id, and another note of its own day before that of its creation', () => {
    const index = indexOf([
      stored(`notes/day-${day}`, { day: '2026-10-01', createdAt: at(0, '2026-10-02') }),
      stored('notes/moved', { day, createdAt: at(0, '2026-10-02') }),
    ]);
    expect(index.of(day)).toMatchObject({ note: { key: `notes/day-${day}` }, otherNotes: [{ key: 'notes/moved' }] });
    expect(index.daysWith('2026-10-01', '2026-10-02').size).toBe(0);
  });

  it('of 25 hours holds a note of its last minute, and a later start of the day holds one of the night', () => {
    const lastMinute = stored('notes/n', { createdAt: at(24 * 60 - 1) });
    const night = stored('notes/night', { createdAt: at(2 * 60, '2026-10-26') });
    expect(contentsOf([lastMinute, night]).otherNotes).toEqual(['notes/n']);
    const fromFour = indexOf([lastMinute, night], 240);
    expect(fromFour.of(day).otherNotes.map(({ key }) => key)).toEqual(['notes/n', 'notes/night']);
  });
});

describe('an index of days', () => {
  it('follows a changed record to another day, into the trash and out of it', () => {
    const key = 'workouts/w';
    const index = indexOf([stored(key, { day, startedAt: 1 })]);
    index.put(stored(key, { day: '2026-10-27', startedAt: 2 }));
    expect([index.of(day).training.length, index.of('2026-10-27').training[0]?.at]).toEqual([0, 2]);
    index.put(stored(key, { day: '2026-10-27', startedAt: 2, trashedAt: 3 }));
    expect([index.after(day), index.daysWith(day, '2026-10-30').size]).toEqual([null, 0]);
    index.put(stored(key, { day, startedAt: 1 }));
    expect(index.of(day).training).toMatchObject([{ kind: 'workout', key, at: 1 }]);
  });

  it('drops a workout once it is known to be empty', () => {
    const record = stored('workouts/w', { day, startedAt: 1, endedAt: 2 });
    const index = indexOf([record]);
    index.put({ ...record, isFinishedEmpty: true });
    expect(index.of(day).training).toEqual([]);
  });

  it('removes a record, keeps the others of its day, and ignores one that it does not have', () => {
    const index = indexOf([stored('workouts/a', { day }), stored('workouts/b', { day })]);
    index.remove('workouts/a');
    index.remove('workouts/a');
    index.remove('notes/__proto__');
    expect(index.of(day).training.map(({ key }) => key)).toEqual(['workouts/b']);
    index.remove('workouts/b');
    expect(index.before('9999-12-31')).toBeNull();
  });

  it('counts what each day of a range has, both ends included', () => {
    const index = indexOf([
      stored(`notes/day-${day}`, { day }),
      stored(`notes/day-${day}.2`, { day }),
      stored('notes/n', { createdAt: at(0) }),
      stored('workouts/w', { day }),
      stored('workouts/v', { day }),
      stored('activities/a', { day }),
      stored('measurements/m', { day: '2026-10-31' }),
      stored('measurements/outside', { day: '2026-11-01' }),
      stored('notes/outside', { createdAt: at(0, '2026-10-24') }),
    ]);
    expect([...index.daysWith(day, '2026-10-31')]).toEqual([
      [day, { hasNote: true, otherNotes: 2, workouts: 2, activities: 1, measurements: 0 }],
      ['2026-10-31', { hasNote: false, otherNotes: 0, workouts: 0, activities: 0, measurements: 1 }],
    ]);
    expect(index.daysWith('2026-10-31', day).size).toBe(0);
  });

  it('pages through the days that have something, in both directions', () => {
    const days: readonly LocalDay[] = ['2024-02-29', '2025-12-31', '2026-01-01'];
    const index = indexOf(days.map((each, n) => stored(`workouts/${n}`, { day: each })));
    expect(days.map((each) => index.before(each))).toEqual([null, '2024-02-29', '2025-12-31']);
    expect(days.map((each) => index.after(each))).toEqual(['2025-12-31', '2026-01-01', null]);
    expect([index.before('2025-06-01'), index.after('2025-06-01')]).toEqual(['2024-02-29', '2025-12-31']);
  });

  it('after any changes equals one that is built from the records that are left', () => {
    const key = fc.constantFrom<RecordKey>(
      'notes/a',
      `notes/day-${day}`,
      'workouts/a',
      'activities/b',
      'measurements/c',
    );
    const days = fc.nat({ max: 3 }).map((later) => addDays(day, later));
    const put = fc.record({ key, day: days, isTrashed: fc.boolean(), isFinishedEmpty: fc.boolean() });
    const change = fc.oneof(put, fc.record({ key }));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const updated = indexOf();
        const left = new Map<RecordKey, StoredRecord>();
        for (const each of changes) {
          if ('day' in each) {
            const leaves = { day: each.day, startedAt: 1, ...(each.isTrashed && { trashedAt: 1 }) };
            const record = { ...stored(each.key, leaves), isFinishedEmpty: each.isFinishedEmpty };
            left.set(each.key, record);
            updated.put(record);
          } else {
            left.delete(each.key);
            updated.remove(each.key);
          }
          updated.before(day); // so that later changes have to update the order of the days
        }
        const built = indexOf([...left.values()]);
        const all = [...built.daysWith('0001-01-01', '9999-12-31')];
        expect([...updated.daysWith('0001-01-01', '9999-12-31')]).toEqual(all);
        for (let later = 0; later <= 3; later += 1) {
          const each = addDays(day, later);
          expect(updated.of(each)).toEqual(built.of(each));
          expect([updated.before(each), updated.after(each)]).toEqual([built.before(each), built.after(each)]);
        }
      }),
    );
  });
});

function indexOf(records: readonly StoredRecord[] = [], dayStartsAt = 0): DayIndex {
  const index = new DayIndex((instant) => localDayAt(instant, zone, dayStartsAt));
  for (const record of records) index.put(record);
  return index;
}

/** The keys of what the day has. */
function contentsOf(records: readonly StoredRecord[]) {
  const { note, training, otherNotes } = indexOf(records).of(day);
  return {
    note: note?.key ?? null,
    training: training.map(({ key }) => key),
    otherNotes: otherNotes.map(({ key }) => key),
  };
}

function stored(key: RecordKey, values: Readonly<Record<string, unknown>>): StoredRecord {
  return { key, leaves: new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '1' }])) };
}
