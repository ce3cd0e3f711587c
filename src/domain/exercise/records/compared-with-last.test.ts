import { describe, expect, it } from 'vitest';
import type { RecordKey } from '../../kernel/index.ts';
import { type DoneSet, type ExerciseSession, TrainingHistory, type WorkoutDone } from '../history/index.ts';
import { plainSet } from '../history/testing/plain-set.ts';
import { type AskedExercise, comparedWithLast, gainOver } from './index.ts';

type Sets = readonly Partial<DoneSet>[];

const bench: RecordKey = 'exercises/bench-press';
const row: RecordKey = 'exercises/barbell-row';
const dip: RecordKey = 'exercises/dip';
const curl: RecordKey = 'exercises/curl';

describe('an exercise compared with last time', () => {
  const lifted = { load: 80, reps: 8 };

  it.each<[string, Sets, Sets, object | null]>([
    ['heavier at the same reps', [lifted], [{ load: 82.5, reps: 8 }], { kind: 'load', by: 2.5 }],
    ['heavier at more reps', [lifted], [{ load: 82.5, reps: 9 }], { kind: 'load', by: 2.5 }],
    ['more reps at the same load', [lifted], [{ load: 80, reps: 9 }], { kind: 'reps', by: 1 }],
    ['the same', [lifted], [lifted], null],
    ['lighter', [lifted], [{ load: 77.5, reps: 8 }], null],
    ['heavier at fewer reps, and less in all', [lifted], [{ load: 90, reps: 5 }], null],
    ['another set', [lifted], [lifted, lifted], { kind: 'volume', by: 640 }],
    ['a heavier warm-up', [lifted], [{ load: 100, reps: 8, kind: 'warmUp' }, lifted], null],
    ['a load instead of none', [{ reps: 8 }], [lifted], { kind: 'load', by: 80 }],
    ['without reps', [{ load: 80 }], [{ load: 90 }], null],
  ])('%s', (_, last, now, gain) => {
    expect(gained('loadReps', last, now)).toEqual(gain);
  });

  it.each<[string, Partial<DoneSet>, Partial<DoneSet>, object | null]>([
    ['more weight added', { load: 10, reps: 5 }, { load: 12.5, reps: 5 }, { kind: 'load', by: 2.5 }],
    ['weight added for the first time', { load: null, reps: 5 }, { load: 5, reps: 5 }, { kind: 'load', by: 5 }],
    ['more reps without weight', { load: null, reps: 5 }, { load: 0, reps: 6 }, { kind: 'reps', by: 1 }],
    ['less assistance', { load: -20, reps: 5 }, { load: -15, reps: 5 }, { kind: 'assistance', by: 5 }],
    ['no more assistance', { load: -5, reps: 5 }, { load: 0, reps: 5 }, { kind: 'assistance', by: 5 }],
    ['more assistance', { load: -15, reps: 5 }, { load: -20, reps: 5 }, null],
  ])('with body weight: %s', (_, last, now, gain) => {
    expect(gained('weightedBodyWeight', [last], [now])).toEqual(gain);
  });

  it('less assistance counts in an exercise that is always assisted', () => {
    const now = [{ load: -15, reps: 5 }];
    expect(gained('assistedBodyWeight', [{ load: -20, reps: 5 }], now)).toEqual({ kind: 'assistance', by: 5 });
  });

  it.each<[string, string, Partial<DoneSet>, Partial<DoneSet>, object | null]>([
    ['longer', 'duration', { seconds: 60 }, { seconds: 75 }, { kind: 'duration', by: 15 }],
    ['shorter', 'duration', { seconds: 60 }, { seconds: 45 }, null],
    ['farther', 'distanceDuration', { metres: 400, seconds: 90 }, { metres: 500 }, { kind: 'distance', by: 100 }],
    [
      'farther at a load',
      'loadDistance',
      { load: 20, metres: 40 },
      { load: 20, metres: 50 },
      { kind: 'distance', by: 10 },
    ],
    ['heavier as far', 'loadDistance', { load: 20, metres: 40 }, { load: 24, metres: 40 }, { kind: 'load', by: 4 }],
    ['more of what is only counted', 'reps', { reps: 20 }, { reps: 22 }, { kind: 'reps', by: 2 }],
  ])('%s: %s', (_, tracking, last, now, gain) => {
    expect(gained(tracking, [last], [now])).toEqual(gain);
  });

  it('a heavier body is no larger volume', () => {
    const last = { ...session([{ load: 0, reps: 5 }]), bodyWeight: 70 };
    const now = { ...last, bodyWeight: 75 };
    expect(gainOver(last, now, measuring('weightedBodyWeight'))).toBeNull();
  });

  it('a load in pounds that only differs by its conversion is the same', () => {
    const pounds = 0.45359237 * 3 * 45;
    const last = [{ load: 0.45359237 * 135, reps: 5 }];
    expect(gained('loadReps', last, [{ load: pounds * (1 + 1e-15), reps: 5 }])).toBeNull();
  });
});

describe('a workout compared with last time', () => {
  const asked = [bench, row, dip, curl].map((key) => exercise(key));

  it('the first workout has nothing to compare with', () => {
    const history = historyOf([{ [bench]: [80, 8] }]);
    expect(compare(history, 'w0')).toEqual({ isFirst: true, gains: [] });
  });

  it('an exercise is compared with the last workout that has it', () => {
    const history = historyOf([{ [bench]: [70, 8] }, { [bench]: [80, 8] }, { [row]: [60, 8] }, { [bench]: [82.5, 8] }]);
    expect(compare(history, 'w3')).toMatchObject({
      isFirst: false,
      gains: [{ exercise: bench, kind: 'load', by: 2.5 }],
    });
  });

  it('a new exercise is not compared', () => {
    expect(compare(historyOf([{ [bench]: [80, 8] }, { [row]: [60, 8] }]), 'w1')).toEqual({ isFirst: false, gains: [] });
  });

  it('the three most telling gains are named: loads, then reps, the greatest shares first', () => {
    const history = historyOf([
      { [bench]: [100, 5], [row]: [50, 5], [dip]: [10, 5], [curl]: [20, 10] },
      { [bench]: [102.5, 5], [row]: [52.5, 5], [dip]: [10, 6], [curl]: [20, 11] },
    ]);
    expect(compare(history, 'w1').gains.map((each) => [each.exercise, each.kind])).toEqual([
      [row, 'load'],
      [bench, 'load'],
      [dip, 'reps'],
    ]);
  });

  it('a deload is not compared, and nothing is compared with it', () => {
    const history = historyOf([{ [bench]: [80, 8] }, { [bench]: [50, 8] }, { [bench]: [82.5, 8] }], { deload: 'w1' });
    expect(compare(history, 'w1').gains).toEqual([]);
    expect(compare(history, 'w2').gains).toMatchObject([{ by: 2.5 }]);
  });

  it('a merged exercise that is asked under both keys is named once', () => {
    const history = historyOf([{ [bench]: [80, 8] }, { [row]: [82.5, 8] }]);
    const exercises = [
      { ...exercise(bench), keys: [bench, row] },
      { ...exercise(row), keys: [row, bench] },
    ];
    expect(comparedWithLast(history, { workout: 'w1', exercises, method: 'epley' }).gains).toHaveLength(1);
  });

  it('a workout without completed sets says nothing', () => {
    expect(compare(historyOf([{ [bench]: [80, 8] }]), 'gone')).toEqual({ isFirst: false, gains: [] });
  });

  function compare(history: TrainingHistory, workout: string) {
    return comparedWithLast(history, { workout, exercises: asked, method: 'epley' });
  }
});

function gained(tracking: string, last: Sets, now: Sets) {
  const gain = gainOver(session(last), session(now), measuring(tracking));
  return gain && { kind: gain.kind, by: gain.by };
}

function session(sets: Sets): ExerciseSession {
  return {
    ...{ workout: 'w', day: '2026-11-30', startedAt: 0, bodyWeight: 70 },
    sets: sets.map((set, at) => ({ ...plainSet, id: `s${at}`, ...set })),
  };
}

function measuring(tracking: string) {
  return { exercise: { tracking, bodyWeightShare: 1 }, method: 'epley' } as const;
}

function exercise(key: RecordKey): AskedExercise {
  return { keys: [key], tracking: 'loadReps', bodyWeightShare: 0 };
}

/** Returns a history of workouts `w0`, `w1`, … with one set of each exercise. */
function historyOf(
  workouts: readonly Readonly<Record<RecordKey, readonly [load: number, reps: number]>>[],
  { deload }: { readonly deload?: string } = {},
): TrainingHistory {
  const history = new TrainingHistory();
  for (const [at, exercises] of workouts.entries()) {
    const id = `w${at}`;
    const done: WorkoutDone = {
      ...{ id, title: null, day: '2026-11-30', startedAt: at, endedAt: at + 1, seconds: 1 },
      ...{ effort: null, bodyWeight: null, routine: null },
      ...(id === deload && { deloadWeek: true }),
      exercises: Object.entries(exercises).map(([key, [load, reps]]) => ({
        exercise: key as RecordKey,
        sets: [{ ...plainSet, id: `${id} ${key}`, load, reps }],
      })),
    };
    history.put(done);
  }
  return history;
}
