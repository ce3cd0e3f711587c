import { describe, expect, it } from 'vitest';
import { addDays, instantAt, localDayAt, type RecordKey, readRecord } from '../../kernel/index.ts';
import { workout } from '../workout.ts';
import { extendTypedWorkout, idOfNewWorkout, type WorkoutOfDay, workoutOfLine, writeTypedWorkout } from './index.ts';

const zone = 'Europe/Riga';
const now = Date.parse('2026-11-25T16:00:00Z');
const today = localDayAt(now, zone);
const yesterday = addDays(today, -1);
const note: RecordKey = `notes/day-${today}`;
const hour = 3_600_000;

function workoutOf(id: string, value: WorkoutOfDay['value'], inTrash = false): WorkoutOfDay {
  return { id, value: { day: today, ...value }, inTrash };
}

function found(workouts: readonly WorkoutOfDay[], day = today): string | undefined {
  return workoutOfLine(workouts, { note, day, today, now })?.id;
}

describe('the workout of a line', () => {
  it('is the running one, even if another ended later', () => {
    const ended = workoutOf('ended', { startedAt: now - hour, endedAt: now - 1000 });
    expect(found([ended, workoutOf('running', { startedAt: now - 2 * hour })])).toBe('running');
  });

  it('is the one that ended within three hours', () => {
    expect(found([workoutOf('a', { startedAt: now - 5 * hour, endedAt: now - 3 * hour })])).toBe('a');
    expect(found([workoutOf('a', { startedAt: now - 5 * hour, endedAt: now - 3 * hour - 1 })])).toBeUndefined();
  });

  it('is the running one that began before midnight, unless it was forgotten', () => {
    const running = workoutOf('running', { startedAt: now - 12 * hour, day: yesterday });
    expect(found([running])).toBe('running');
    expect(found([running], yesterday)).toBeUndefined();
    expect(found([workoutOf('a', { startedAt: now - 12 * hour - 1, day: yesterday })])).toBeUndefined();
  });

  it('is never in the trash or one of another day that ended', () => {
    expect(found([workoutOf('a', { startedAt: now }, true)])).toBeUndefined();
    expect(found([workoutOf('a', { startedAt: now - hour, endedAt: now, day: yesterday })])).toBeUndefined();
  });

  it('is on an earlier day the one that was typed into the same note', () => {
    const other = workoutOf('other', { day: yesterday, startedAt: now - 24 * hour, endedAt: now - 23 * hour });
    const same = workoutOf('same', { day: yesterday, startedAt: 1, endedAt: 2, fromNote: note });
    expect(found([other, same], yesterday)).toBe('same');
    expect(found([other], yesterday)).toBeUndefined();
  });
});

it('gives a new workout the same id on every device, and another one if that is taken', () => {
  const first = idOfNewWorkout(note, () => false);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8/);
  expect(idOfNewWorkout(note, () => false)).toBe(first);
  expect(idOfNewWorkout(note, (id) => id === first)).not.toBe(first);
});

it('puts a new workout before now, or at noon of an earlier day, and lets nothing run', () => {
  const draft = readRecord(workout, new Map()).value;
  writeTypedWorkout(draft, { note, day: today, today, now, zone, sets: 3 });
  expect(draft).toMatchObject({ startedAt: now - 9 * 60_000, endedAt: now, day: today, zone, fromNote: note });
  writeTypedWorkout(draft, { note, day: yesterday, today, now, zone, sets: 2 });
  const noon = instantAt(yesterday, 720, zone);
  expect(draft).toMatchObject({ startedAt: noon, endedAt: noon + 6 * 60_000, day: yesterday });
});

it('extends a workout to which sets are added, but not a running one', () => {
  const draft = readRecord(workout, new Map()).value;
  writeTypedWorkout(draft, { note, day: today, today, now, zone, sets: 1 });
  extendTypedWorkout(draft, { today, now: now + hour, sets: 1 });
  expect(draft.endedAt).toBe(now + hour);
  writeTypedWorkout(draft, { note, day: yesterday, today, now, zone, sets: 1 });
  extendTypedWorkout(draft, { today, now, sets: 2 });
  expect(draft.endedAt).toBe(instantAt(yesterday, 720, zone) + 9 * 60_000);
  draft.endedAt = undefined;
  extendTypedWorkout(draft, { today, now, sets: 2 });
  expect(draft.endedAt).toBeUndefined();
});

it('keeps a new workout within its day and within three hours', () => {
  const draft = readRecord(workout, new Map()).value;
  const midnight = instantAt(today, 0, zone);
  const soonAfter = midnight + 5 * 60_000;
  writeTypedWorkout(draft, { note, day: today, today, now: soonAfter, zone, sets: 4 });
  expect(draft).toMatchObject({ startedAt: midnight, endedAt: soonAfter });
  writeTypedWorkout(draft, { note, day: today, today, now, zone, sets: 144 });
  expect(draft).toMatchObject({ startedAt: now - 3 * hour, endedAt: now });
  writeTypedWorkout(draft, { note, day: yesterday, today, now, zone, sets: 144 });
  const noon = instantAt(yesterday, 720, zone);
  expect(draft).toMatchObject({ startedAt: noon, endedAt: noon + 3 * hour });
  extendTypedWorkout(draft, { today, now, sets: 1 });
  expect(draft.endedAt).toBe(noon + 3 * hour);
  draft.endedAt = noon + 5 * hour;
  extendTypedWorkout(draft, { today, now, sets: 1 });
  expect(draft.endedAt).toBe(noon + 5 * hour);
});
