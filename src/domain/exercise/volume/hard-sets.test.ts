import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDay, RecordKey } from '../../kernel/index.ts';
import type { DoneSet, WorkoutDone } from '../history/index.ts';
import { plainSet } from '../history/testing/plain-set.ts';
import { muscles } from '../library/muscle.ts';
import { countedSetsByDay, hardSets, hardSetsByWeek, type Muscles, muscleSets, sharesOfMuscle } from './index.ts';

const bench: RecordKey = 'exercises/bench-press';
const dip: RecordKey = 'exercises/dip';
const run: RecordKey = 'exercises/running';
const musclesByExercise = new Map<RecordKey, Muscles>([
  [bench, { chest: 1, triceps: 0.5, frontDelts: 0.5 }],
  [dip, { triceps: 1, chest: 0.5, aMuscleOfLater: 1 }],
]);
const musclesOf = (exercise: RecordKey) => musclesByExercise.get(exercise) ?? {};

describe('the hard sets of a completed set', () => {
  it.each(['working', 'drop', 'failure', 'amrap', 'aKindOfLater'])('%s counts as one hard set', (kind) => {
    expect(hardSets(set({ kind }))).toBe(1);
  });

  it('a warm-up does not count, however heavy', () => {
    expect(hardSets(set({ kind: 'warmUp', load: 200, rir: 0 }))).toBe(0);
  });

  it('a set to failure, with RIR 0 or without load, counts', () => {
    expect(hardSets(set({ rir: 0, load: 0 }))).toBe(1);
  });

  it('a set with 0 repetitions, seconds or metres does not count, but one without values does', () => {
    expect(hardSets(set({ reps: 0 }))).toBe(0);
    expect(hardSets(set({ reps: null, seconds: 0 }))).toBe(0);
    expect(hardSets(set({ reps: null, metres: 0 }))).toBe(0);
    expect(hardSets(set({ reps: null }))).toBe(1);
  });

  it('a set of one side counts as half, so that both sides count as one', () => {
    expect(hardSets(set({ side: 'left' })) + hardSets(set({ side: 'right' }))).toBe(1);
    expect(hardSets(set({ side: 'both' }))).toBe(1);
  });
});

describe('hard sets per week', () => {
  const workouts = [
    workout('2026-11-22', [[bench, [set({}), set({})]]]),
    workout('2026-11-16', [
      [bench, [set({ kind: 'warmUp' }), set({}), set({ side: 'left' })]],
      [dip, [set({ reps: 0 })]],
    ]),
    workout('2026-11-23', [[dip, [set({})]]]),
    workout('2026-11-15', [[dip, [set({})]]]),
  ];

  it('are also counted by day and multiplied by share, without warm-ups and failed lifts', () => {
    expect(countedSetsByDay(workouts, new Map([[bench, 1]]))).toEqual([
      { day: '2026-11-16', amount: 1.5 },
      { day: '2026-11-22', amount: 2 },
    ]);
    const forChest = new Map([
      [bench, 1],
      [dip, 0.5],
    ]);
    const twice = [...workouts, workout('2026-11-22', [[dip, [set({})]]])];
    expect(countedSetsByDay(twice, forChest)).toEqual([
      { day: '2026-11-15', amount: 0.5 },
      { day: '2026-11-16', amount: 1.5 },
      { day: '2026-11-22', amount: 2.5 },
      { day: '2026-11-23', amount: 0.5 },
    ]);
    expect(countedSetsByDay(workouts, new Map())).toEqual([]);
  });

  it('include their first and last day, and nothing of other weeks', () => {
    expect(hardSetsByWeek(workouts, { from: '2026-11-18', until: '2026-11-18', weekStart: 1 })).toEqual([
      { week: '2026-11-16', exercises: [{ exercise: bench, sets: 3.5 }] },
    ]);
  });

  it('start on the person’s first weekday', () => {
    const weeks = hardSetsByWeek(workouts, { from: '2026-11-15', until: '2026-11-22', weekStart: 0 });
    expect(weeks).toEqual([
      {
        week: '2026-11-15',
        exercises: [
          { exercise: bench, sets: 1.5 },
          { exercise: dip, sets: 1 },
        ],
      },
      {
        week: '2026-11-22',
        exercises: [
          { exercise: bench, sets: 2 },
          { exercise: dip, sets: 1 },
        ],
      },
    ]);
  });

  it('include weeks without a workout', () => {
    const weeks = hardSetsByWeek([], { from: '2025-12-29', until: '2026-01-12', weekStart: 1 });
    expect(weeks).toEqual([
      { week: '2025-12-29', exercises: [] },
      { week: '2026-01-05', exercises: [] },
      { week: '2026-01-12', exercises: [] },
    ]);
  });
});

describe('the hard sets of a muscle', () => {
  const exercises = [
    { exercise: bench, sets: 4 },
    { exercise: dip, sets: 3 },
    { exercise: run, sets: 5 },
  ];

  it('are multiplied by the share of the exercise for the muscle', () => {
    const sets = muscleSets(exercises, musclesOf);
    expect(sets.get('chest')).toBe(4 * 1 + 3 * 0.5);
    expect(sets.get('triceps')).toBe(4 * 0.5 + 3 * 1);
    expect(sets.get('frontDelts')).toBe(2);
  });

  it('are 0 for a muscle without a set, and include every muscle', () => {
    const sets = muscleSets(exercises, musclesOf);
    expect(sets.get('quads')).toBe(0);
    expect([...sets.keys()]).toEqual([...muscles]);
  });

  it('list exercises by their contribution, the largest first', () => {
    expect(sharesOfMuscle('triceps', exercises, musclesOf)).toEqual([
      { exercise: dip, sets: 3, share: 1, counted: 3 },
      { exercise: bench, sets: 4, share: 0.5, counted: 2 },
    ]);
    expect(sharesOfMuscle('quads', exercises, musclesOf)).toEqual([]);
  });

  it('never decrease when a set is added', () => {
    const anySet = fc.record({
      kind: fc.constantFrom('warmUp', 'working', 'drop', 'failure', 'amrap'),
      reps: fc.option(fc.nat({ max: 20 })),
      side: fc.constantFrom(null, 'left', 'right', 'both'),
    });
    const anyExercise = fc.constantFrom(bench, dip, run);
    fc.assert(
      fc.property(fc.array(fc.tuple(anyExercise, anySet)), anyExercise, anySet, (before, exercise, added) => {
        const sums = (all: readonly (readonly [RecordKey, Partial<DoneSet>])[]) => {
          const done = workout(
            '2026-11-18',
            all.map(([each, part]) => [each, [set(part)]]),
          );
          const [week] = hardSetsByWeek([done], { from: '2026-11-18', until: '2026-11-18', weekStart: 1 });
          return muscleSets(week?.exercises ?? [], musclesOf);
        };
        const less = sums(before);
        const more = sums([...before, [exercise, added]]);
        for (const muscle of muscles) expect(more.get(muscle)).toBeGreaterThanOrEqual(less.get(muscle) ?? 0);
      }),
    );
  });
});

function set(part: Partial<DoneSet>): DoneSet {
  return { ...plainSet, reps: 8, ...part };
}

function workout(day: LocalDay, exercises: readonly (readonly [RecordKey, readonly DoneSet[]])[]): WorkoutDone {
  const nothing = { title: null, endedAt: null, seconds: null, effort: null, bodyWeight: null, routine: null };
  return {
    id: day,
    day,
    startedAt: 1,
    ...nothing,
    exercises: exercises.map(([exercise, sets]) => ({ exercise, sets })),
  };
}
