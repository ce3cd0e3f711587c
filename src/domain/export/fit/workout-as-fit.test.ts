import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Workout, WorkoutExercise } from '../../exercise/index.ts';
import { readFit } from '../../import/fit/index.ts';
import { runs } from '../../testing/runs.ts';
import { workoutAsFit } from './index.ts';

const startedAt = Date.UTC(2026, 4, 6, 17);
const minutes = (count: number) => startedAt + count * 60_000;
const finished = { startedAt, endedAt: minutes(60), pauses: {} } as unknown as Workout;

type Result = NonNullable<Workout['sets'][string]['result']>;

function exercise(name: string, ...results: readonly Partial<Result>[]): WorkoutExercise {
  const sets = results.map((result, at) => ({
    id: `${name} ${at}`,
    set: { result: { kind: 'working', completedAt: minutes(5), ...result } },
  }));
  return { id: name, exercise: { exercise: name }, sets } as unknown as WorkoutExercise;
}

const namesOf = (key: string | undefined) => [key ?? ''];

function recorded(exercises: readonly WorkoutExercise[], workout = finished) {
  const bytes = workoutAsFit(workout, exercises, namesOf);
  const { recordings, faults } = readFit(bytes ?? new Uint8Array()) ?? { recordings: [], faults: ['no file'] };
  expect([faults, recordings.length]).toEqual([[], 1]);
  return recordings[0] as (typeof recordings)[number];
}

describe('a workout as FIT', () => {
  it('is a strength session with the times of the workout, without its pauses', () => {
    const pauses = { p: { from: minutes(10), to: minutes(20) } };
    const recording = recorded([exercise('Back squat', { reps: 5 })], { ...finished, pauses });
    expect(recording).toMatchObject({
      ...{ sport: 'other', title: 'Strength training', startedAt },
      figures: { elapsedSeconds: 3600, timerSeconds: 3000 },
      laps: [{ startedAt }],
    });
  });

  it('names what FIT knows as FIT does, in any spelling, and anything else as it is called', () => {
    const { sets } = recorded([
      exercise('barbell BENCH-press', { reps: 5 }),
      exercise('Deadlifts', { reps: 5 }),
      exercise('Ziehen am Seil', { reps: 5 }),
      exercise('Kreuz|heben — 🏋️', { reps: 5 }),
      exercise('Ziehen am Seil', { reps: 4 }),
    ]);
    expect(sets.map(({ name }) => name)).toEqual([
      'Barbell bench press',
      'Deadlift',
      'Ziehen am Seil',
      'Kreuz|heben — 🏋️',
      'Ziehen am Seil',
    ]);
  });

  it('has a long name as far as a field can hold it', () => {
    const [set] = recorded([exercise('ü'.repeat(400), { reps: 1 })]).sets;
    expect(set?.name).toBe('ü'.repeat(127));
  });

  it('has sets in the order in which they were done, as in a superset', () => {
    const { sets } = recorded([
      exercise('Squat', { reps: 1, completedAt: minutes(1) }, { reps: 3, completedAt: minutes(3) }),
      exercise('Bench press', { reps: 2, completedAt: minutes(2) }, { reps: 4, completedAt: minutes(4) }),
    ]);
    expect(sets.map(({ reps, startedAt: at, seconds }) => [reps, at, seconds])).toEqual([
      [1, minutes(1) - 3000, 3],
      [2, minutes(2) - 6000, 6],
      [3, minutes(3) - 9000, 9],
      [4, minutes(4) - 12_000, 12],
    ]);
  });

  it('has sets that were logged all at once one after the other', () => {
    const { sets } = recorded([exercise('Squat', ...[8, 8, 8].map((reps) => ({ reps, completedAt: startedAt })))]);
    expect(sets.map(({ startedAt: at }) => at)).toEqual([startedAt, startedAt + 24_000, startedAt + 48_000]);
  });

  it('has loads in the unit in which they were typed, and none for assistance', () => {
    const load = (si: number, unit: string) => ({ reps: 1, load: { si, unit } as Result['load'] });
    const { sets } = recorded([
      exercise('Squat', load(176.5 * 0.45359237, 'lb'), load(82.5, 'kg'), load(0, 'kg')),
      exercise('Pull-up', load(-20, 'kg'), load(5000, 'kg')),
    ]);
    expect(sets.map((set) => set.load)).toEqual([176.5 * 0.45359237, 82.5, 0, null, null]);
  });

  it('is nothing without a completed set or without a start', () => {
    const open = exercise('Squat', { reps: 5, completedAt: null });
    expect(workoutAsFit(finished, [open], namesOf)).toBeNull();
    expect(workoutAsFit({ ...finished, startedAt: undefined }, [exercise('Squat', { reps: 5 })], namesOf)).toBeNull();
  });

  it('has the same sets when it is read back', () => {
    const result = fc.record({
      reps: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
      seconds: fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined }),
      load: fc.option(
        fc.double({ min: 0, max: 1000, noNaN: true }).map((si) => ({ si })),
        { nil: undefined },
      ),
    });
    const named = fc.tuple(fc.constantFrom('Back squat', 'Plank', 'Own one', 'Own two'), fc.array(result));
    fc.assert(
      fc.property(fc.array(named, { maxLength: 6 }), (all) => {
        const results = all.flatMap(([, sets]) => sets);
        if (results.length === 0) return;
        let order = 0;
        const exercises = all.map(([name, sets]) =>
          exercise(name, ...sets.map((set) => ({ ...set, completedAt: minutes(order++ / 10) }) as Partial<Result>)),
        );
        const { sets } = recorded(exercises);
        expect(sets.map(({ reps }) => reps)).toEqual(results.map(({ reps }) => reps ?? null));
        for (const [at, { seconds, load }] of results.entries()) {
          if (seconds !== undefined) expect(sets[at]?.seconds).toBe(seconds);
          if (load === undefined) expect(sets[at]?.load).toBeNull();
          else expect(Math.abs((sets[at]?.load ?? Number.NaN) - load.si)).toBeLessThanOrEqual(1 / 32);
        }
        const starts = sets.map((set) => set.startedAt ?? Number.NaN);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      }),
      { numRuns: runs(200) },
    );
  });
});
