import { describe, expect, it } from 'vitest';
import { workout } from '../../exercise/index.ts';
import { changedLeaves, readRecord } from '../../kernel/index.ts';
import type { WorkoutDraft } from '../draft/index.ts';
import { setDraft, workoutDraft, workoutExerciseDraft } from '../testing/drafts.ts';
import { type TrainingContext, workoutOfDraft } from './workout-content.ts';

describe('the workout of a draft', () => {
  it('has the times, day and zone of the place where it was done, and is finished', () => {
    const value = written({ startedAt: { wall: '2026-04-09T01:30:00' }, seconds: 3600, title: ' Legs ', effort: 8 });
    expect(value).toMatchObject({
      title: 'Legs',
      startedAt: Date.parse('2026-04-08T23:30:00Z'),
      endedAt: Date.parse('2026-04-09T00:30:00Z'),
      zone: 'Europe/Berlin',
      day: '2026-04-08',
      effort: 8,
    });
    expect(value).not.toHaveProperty('editedAt');
  });

  it('ends at its start if the file says nothing, as a workout without an end would be running', () => {
    const value = written({});
    expect(value?.endedAt).toBe(value?.startedAt);
  });

  it('is nothing if its start is no time', () => {
    expect(written({ startedAt: { wall: '2026-13-01T00:00:00' } })).toBeNull();
  });

  it('has exercises and sets in the order of the file, with supersets, rests and notes', () => {
    const value = written({
      exercises: [
        workoutExerciseDraft({
          name: 'Squat',
          superset: '0',
          restSeconds: 120,
          remark: 'Belt',
          sets: [setDraft({}), setDraft({ reps: 6 })],
        }),
        workoutExerciseDraft({
          name: 'Row',
          superset: '0',
          sets: [setDraft({ remark: 'easy', side: 'left', rpe: 8.5 })],
        }),
      ],
    });
    const exercises = Object.values(value?.exercises ?? {});
    expect(exercises).toMatchObject([
      { exercise: 'exercises/squat', superset: 'superset-0', restSeconds: 120, remark: 'Belt' },
      { exercise: 'exercises/row', superset: 'superset-0' },
    ]);
    expect(inOrder(exercises.map(({ order }) => order))).toBe(true);
    const sets = Object.values(value?.sets ?? {});
    expect(sets.map(({ place }) => place?.exercise)).toEqual(['e1', 'e1', 'e2']);
    expect(sets[2]).toMatchObject({ remark: 'easy', result: { side: 'left', rpe: 8.5 } });
  });

  it('keeps loads and distances as typed, and takes the chosen unit where the file states none', () => {
    const sets = [
      setDraft({ load: { value: 160, unit: 'lb' } }),
      setDraft({ load: { value: 82.5, unit: null } }),
      setDraft({ load: { value: -20, unit: 'kg' } }),
      setDraft({ distance: { value: 5.2, unit: null } }),
      setDraft({ distance: { value: 0, unit: 'km' } }),
    ];
    expect(results({ exercises: [workoutExerciseDraft({ sets })] })).toMatchObject([
      { load: { si: 160 * 0.45359237, typed: '160', unit: 'lb' } },
      { load: { si: 82.5, typed: '82.5', unit: 'kg' } },
      { load: { si: -20, typed: '-20', unit: 'kg' } },
      { distance: { si: 5200, typed: '5.2', unit: 'km' } },
      { kind: 'working' },
    ]);
    expect(results({ exercises: [workoutExerciseDraft({ sets })] })[4]).not.toHaveProperty('distance');
  });

  it('subtracts body weight from the loads of exercises that contain it', () => {
    const dips = workoutExerciseDraft({ name: 'Dip', sets: [setDraft({ load: { value: 85.91, unit: 'kg' } })] });
    const [result] = results({ exercises: [dips] }, { bodyWeightIn: (name) => (name === 'Dip' ? 75.9 : null) });
    expect(result?.load).toEqual({ si: 10.01 });
  });

  it('hangs each drop set on the set that it follows', () => {
    const value = written({
      exercises: [
        workoutExerciseDraft({
          sets: [
            setDraft({}),
            setDraft({ kind: 'drop' }),
            setDraft({ kind: 'drop' }),
            setDraft({}),
            setDraft({ kind: 'drop' }),
          ],
        }),
      ],
    });
    expect(Object.values(value?.sets ?? {}).map(({ place }) => place?.dropOf)).toEqual([
      undefined,
      'e1s1',
      'e1s1',
      undefined,
      'e1s4',
    ]);
  });

  it('counts its sets as completed, at their own time if the file has one', () => {
    const sets = [setDraft({}), setDraft({ completedAt: { wall: '2026-04-09T10:07:00' } })];
    const value = written({ startedAt: { wall: '2026-04-09T10:00:00' }, exercises: [workoutExerciseDraft({ sets })] });
    expect(Object.values(value?.sets ?? {}).map(({ result }) => result?.completedAt)).toEqual([
      Date.parse('2026-04-09T08:00:00Z'),
      Date.parse('2026-04-09T08:07:00Z'),
    ]);
  });

  it('keeps that a doubted set was confirmed, so that it is not asked about again', () => {
    const sets = [setDraft({ load: { value: 1000, unit: 'kg' }, reps: 5 }), setDraft({ reps: 5 })];
    const value = written({ exercises: [workoutExerciseDraft({ sets })] }, { isConfirmed: (_, { set }) => set === 0 });
    expect(Object.values(value?.sets ?? {}).map(({ confirmed }) => confirmed)).toEqual([
      { load: 1000, reps: 5 },
      undefined,
    ]);
  });

  it('has only values that the record accepts', () => {
    const value = written({
      exercises: [workoutExerciseDraft({ sets: [setDraft({ rpe: 9, reps: 5, load: { value: 1e3, unit: 'lb' } })] })],
    });
    const empty = readRecord(workout, new Map()).value;
    expect(value !== null && changedLeaves(workout, empty, value, new Map()).ok).toBe(true);
  });
});

function written(changed: Partial<WorkoutDraft>, context: Partial<TrainingContext> = {}) {
  return workoutOfDraft(workoutDraft(changed), {
    zone: 'Europe/Berlin',
    dayStartsAt: 240,
    units: { load: 'kg', distance: 'km' },
    exerciseOf: (name) => `exercises/${name.toLowerCase()}`,
    bodyWeightIn: () => null,
    trackOf: () => null,
    leftOutRemarks: new Set<string>(),
    isDoubtful: () => false,
    isConfirmed: () => false,
    ...context,
  });
}

function results(changed: Partial<WorkoutDraft>, context: Partial<TrainingContext> = {}) {
  return Object.values(written(changed, context)?.sets ?? {}).map(({ result }) => result);
}

function inOrder(orders: readonly (string | undefined)[]): boolean {
  return orders.every((order, at) => at === 0 || String(orders[at - 1]) < String(order));
}
