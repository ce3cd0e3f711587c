import { describe, expect, it } from 'vitest';
import { correctClock } from './kernel/index.ts';
import { recordTypeOf } from './user-document.ts';

const hour = 3_600_000;
const wrong = Date.UTC(2027, 11, 30, 22, 30, 15);
const right = Date.UTC(2026, 10, 25, 22, 30, 15);
const byMs = right - wrong;

function corrected(collection: string, values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const type = recordTypeOf(collection);
  if (type === null) throw new Error(`no such collection: ${collection}`);
  const isOfClock = (instant: number) => Math.abs(instant - wrong) < hour;
  return Object.fromEntries(
    correctClock(type.compiled, new Map(Object.entries(values)), (at) => (isOfClock(at) ? at + byMs : null)),
  );
}

describe('times that a wrong clock wrote into a record', () => {
  it('are corrected in every leaf that stores when something was done', () => {
    expect(
      corrected('notes', { createdAt: wrong, editedAt: wrong + 5, trashedAt: null, pinnedAt: wrong, title: 'x' }),
    ).toEqual({
      createdAt: right,
      editedAt: right + 5,
      pinnedAt: right,
    });
    const result = { kind: 'working', reps: 5, completedAt: wrong };
    expect(
      corrected('workouts', {
        'sets/a/result': result,
        'sets/b/result': { ...result, completedAt: null },
        'pauses/p': { from: wrong, to: null },
        timer: { endsAt: wrong + 90_000, seconds: 90 },
        endedAt: wrong,
      }),
    ).toEqual({
      'sets/a/result': { ...result, completedAt: right },
      'pauses/p': { from: right, to: null },
      timer: { endsAt: right + 90_000, seconds: 90 },
      endedAt: right,
    });
  });

  it('are corrected with the day derived from them, by its time zone and the start of the day', () => {
    const zone = 'Europe/Berlin';
    expect(corrected('workouts', { startedAt: wrong, zone, day: '2027-12-30' })).toEqual({
      startedAt: right,
      day: '2026-11-25',
    });
    expect(corrected('measurements', { at: wrong + hour / 2, zone, day: '2027-12-30' })).toEqual({
      at: right + hour / 2,
      day: '2026-11-25',
    });
    expect(corrected('activities', { startedAt: wrong, day: '2027-12-30' })).toEqual({ startedAt: right });
  });

  it('are distinguished from other times, which stay unchanged', () => {
    const typed = Date.UTC(2026, 0, 1);
    expect(
      corrected('notes', { importedEditedAt: wrong, day: '2027-12-30', 'reminders/r': { at: wrong, zone: 'UTC' } }),
    ).toEqual({});
    expect(corrected('workouts', { startedAt: typed, zone: 'UTC', day: '2026-01-01' })).toEqual({});
    expect(corrected('goals', { from: '2027-12-30' })).toEqual({});
  });
});
