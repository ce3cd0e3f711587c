import { describe, expect, it } from 'vitest';
import type { Leaves, LocalDay, RecordKey } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { emptyActivity } from '../testing/empty-activity.ts';
import {
  isActivityEmpty,
  isActivityTrained,
  sessionsOfOccurrence,
  TrainingHistory,
  trainedWorkouts,
  type WorkoutDone,
  workoutDone,
  workoutSeconds,
} from './index.ts';

const squat: RecordKey = 'exercises/back-squat';
const dip: RecordKey = 'exercises/dip';

const evening = {
  day: '2026-03-28',
  startedAt: 1_000_000,
  endedAt: 4_600_000,
  bodyWeight: { si: 80 },
  'exercises/x/exercise': squat,
  'exercises/x/order': 'a1',
  'exercises/y/exercise': dip,
  'exercises/y/order': 'a0',
  'sets/a/place': { exercise: 'x', order: 'a0' },
  'sets/a/result': { kind: 'working', load: { si: 100 }, reps: 5, rir: 0, completedAt: 2_000_000 },
  'sets/b/place': { exercise: 'x', order: 'a1' },
  'sets/b/result': { kind: 'working', load: { si: 100 }, reps: 5, completedAt: null },
  'sets/c/place': { exercise: 'y', order: 'a0' },
  'sets/c/result': { kind: 'working', load: { si: 0 }, reps: 0, completedAt: 3_000_000 },
};

describe('a logged workout', () => {
  it('contains the completed sets, with 0 distinct from missing values', () => {
    const done = workoutDone('w', leaves(evening));
    expect(done?.exercises.map(({ exercise, sets }) => [exercise, sets.map(({ id }) => id)])).toEqual([
      [dip, ['c']],
      [squat, ['a']],
    ]);
    expect(done?.exercises[0]?.sets[0]).toMatchObject({ load: 0, reps: 0, rir: null, seconds: null });
    expect(done?.exercises[1]?.sets[0]).toMatchObject({ load: 100, rir: 0, rpe: null });
    expect(done).toMatchObject({ seconds: 3600, bodyWeight: 80, effort: null });
  });

  it('counts as training if a set was completed, but not if it was finished empty', () => {
    const trainedIn = (values: object) => {
      const done = workoutDone('w', leaves({ ...evening, ...values }));
      return trainedWorkouts(done === null ? [] : [done]);
    };
    expect(trainedIn({})).toEqual([{ id: 'w', day: '2026-03-28', seconds: 3600 }]);
    const undone = { 'sets/a/result': { kind: 'working', reps: 5 }, 'sets/c/result': null };
    expect(trainedIn(undone)).toEqual([]);
    expect(trainedIn({ endedAt: 1_000_000 + 26 * 3_600_000 })).toMatchObject([{ seconds: null }]);
  });

  it('contains the target of each set, and the targets that were not done', () => {
    const squats = (values: object) => workoutDone('w', leaves({ ...evening, ...values }))?.exercises[1];
    const asked = { kind: 'working', reps: { min: 5, max: 5 }, load: { si: 100 } };
    expect(squats({ 'sets/a/target': asked })?.sets[0]?.asked).toEqual(asked);
    expect(squats({})?.sets[0]).not.toHaveProperty('asked');
    expect(squats({})).not.toHaveProperty('leftOut');
    expect(squats({ 'sets/b/target': asked })?.leftOut).toEqual([{ asked, occurrence: null }]);
  });

  it('is null in the trash or without a day', () => {
    expect(workoutDone('w', leaves({ ...evening, trashedAt: 5_000_000 }))).toBeNull();
    expect(workoutDone('w', leaves({ startedAt: 1 }))).toBeNull();
  });

  it('counts an exercise once that occurs twice', () => {
    const twice = leaves({ ...evening, 'exercises/y/exercise': squat });
    expect(workoutDone('w', twice)?.exercises).toMatchObject([{ exercise: squat, sets: [{ id: 'c' }, { id: 'a' }] }]);
  });

  it('stores the occurrence of each set, even if nothing was done in the first one', () => {
    const occurrences = (values: object) =>
      workoutDone('w', leaves({ ...evening, ...values }))?.exercises.map(({ sets }) =>
        sets.map(({ id, occurrence }) => [id, occurrence]),
      );
    expect(occurrences({})).toEqual([[['c', null]], [['a', null]]]);
    const twice = { 'exercises/y/exercise': squat };
    expect(occurrences(twice)).toEqual([
      [
        ['c', 0],
        ['a', 1],
      ],
    ]);
    const secondAlone = { ...twice, 'sets/c/result': { kind: 'working', reps: 5, completedAt: null } };
    expect(occurrences(secondAlone)).toEqual([[['a', 1]]]);
  });
});

describe('the body weight of a session', () => {
  const known = (weighed: readonly [LocalDay, number][], own?: number) => {
    const history = new TrainingHistory();
    const { bodyWeight: _own, ...rest } = evening;
    const done = workoutDone('w', leaves(own === undefined ? rest : { ...rest, bodyWeight: { si: own } }));
    if (done !== null) history.put(done);
    history.takeWeights(weighed.map(([day, value]) => ({ day, value })));
    return history.sessionsOf([squat])[0]?.bodyWeight;
  };

  it('is the latest one measured by its day, however old', () => {
    expect(known([])).toBeNull();
    expect(
      known([
        ['2026-03-01', 80],
        ['2026-03-28', 81],
        ['2026-03-29', 90],
      ]),
    ).toBe(81);
    expect(known([['2026-02-26', 79]])).toBe(79);
    expect(known([['2025-02-25', 79]])).toBe(79);
    expect(known([['2026-03-29', 90]])).toBeNull();
  });

  it('includes its date, and changes when the measured value is corrected', () => {
    const history = new TrainingHistory();
    const { bodyWeight: _own, ...rest } = evening;
    const done = workoutDone('w', leaves(rest));
    if (done !== null) history.put(done);
    history.takeWeights([{ day: '2025-02-25', value: 815 }]);
    expect(history.sessionsOf([squat])[0]).toMatchObject({ bodyWeight: 815, bodyWeightOn: '2025-02-25' });
    history.takeWeights([{ day: '2025-02-25', value: 81.5 }]);
    expect(history.sessionsOf([squat])[0]).toMatchObject({ bodyWeight: 81.5 });
  });

  it('is that of the workout if it has one', () => {
    expect(known([['2026-03-28', 81]], 78)).toBe(78);
  });

  it('changes the version of the whole history and of every exercise', () => {
    const history = new TrainingHistory();
    const before = [history.version, history.versionOf([squat])];
    history.takeWeights([{ day: '2026-03-28', value: 80 }]);
    expect([history.version, history.versionOf([squat])]).toEqual(before.map((version = 0) => version + 1));
  });
});

describe('the duration of a workout', () => {
  it('excludes its pauses, counting overlapping ones once and only within the workout', () => {
    const pauses = {
      a: { from: 100_000, to: 200_000 },
      b: { from: 150_000, to: 250_000 },
      c: { from: 900_000, to: 9_000_000 },
      d: { from: -50_000, to: 10_000 },
    };
    expect(workoutSeconds({ startedAt: 0, endedAt: 1_000_000, pauses })).toBe(1000 - 150 - 100 - 10);
  });

  it('treats an unfinished pause as lasting to the end, and is null while the workout runs', () => {
    const pauses = { a: { from: 400_000, to: null } };
    expect(workoutSeconds({ startedAt: 0, endedAt: 1_000_000, pauses })).toBe(400);
    expect(workoutSeconds({ startedAt: 0, endedAt: undefined, pauses })).toBeNull();
    expect(workoutSeconds({ startedAt: 10, endedAt: 5, pauses: {} })).toBe(0);
  });
});

describe('the history', () => {
  it('returns the sessions of an exercise, oldest first', () => {
    const history = new TrainingHistory();
    history.put(workoutOn('b', 2000, [squat]));
    history.put(workoutOn('a', 1000, [squat, dip]));
    expect(history.sessionsOf([squat]).map(({ workout }) => workout)).toEqual(['a', 'b']);
    expect(history.sessionsOf([dip]).map(({ workout }) => workout)).toEqual(['a']);
    expect(history.sessionsOf([dip, squat]).map(({ sets }) => sets.length)).toEqual([2, 1]);
    expect(history.workouts.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('returns one occurrence of a session, or all sets if the exercise occurs once', () => {
    const history = new TrainingHistory();
    history.put(workoutOn('once', 1000, [squat]));
    history.put(workoutOn('twice', 2000, [squat, dip, squat]));
    const setsOf = (exercises: readonly RecordKey[], occurrence: number) =>
      sessionsOfOccurrence(history.sessionsOf(exercises), occurrence).map(({ workout, sets }) => [
        workout,
        ...sets.map(({ id }) => id),
      ]);
    expect(setsOf([squat], 0)).toEqual([
      ['once', '0'],
      ['twice', '0'],
    ]);
    expect(setsOf([squat], 1)).toEqual([
      ['once', '0'],
      ['twice', '2'],
    ]);
    expect(setsOf([squat], 2)).toEqual([['once', '0']]);
    // After merging, the exercise occurs three times.
    expect(setsOf([squat, dip], 2)).toEqual([
      ['once', '0'],
      ['twice', '1'],
    ]);
  });

  it('replaces a changed workout, and forgets a removed one', () => {
    const history = new TrainingHistory();
    history.put(workoutOn('a', 1000, [squat]));
    const before = history.version;
    const versions = [squat, dip].map((key) => history.versionOf([key]));
    history.put(workoutOn('a', 1000, [dip]));
    expect(history.version).toBeGreaterThan(before);
    expect([squat, dip].map((key, at) => history.versionOf([key]) > (versions[at] ?? 0))).toEqual([true, true]);
    expect(history.sessionsOf([squat])).toEqual([]);
    history.remove('a');
    expect(history.sessionsOf([dip])).toEqual([]);
    expect(history.workouts).toEqual([]);
  });
});

function workoutOn(id: string, startedAt: number, exercises: readonly RecordKey[]): WorkoutDone {
  const values = {
    day: '2026-03-28',
    startedAt,
    ...Object.fromEntries(
      exercises.flatMap((exercise, at) => [
        [`exercises/${at}/exercise`, exercise],
        [`exercises/${at}/order`, `a${at}`],
        [`sets/${at}/place`, { exercise: String(at), order: 'a0' }],
        [`sets/${at}/result`, { kind: 'working', reps: 5, completedAt: startedAt }],
      ]),
    ),
  };
  return workoutDone(id, leaves(values)) as WorkoutDone;
}

function leaves(values: Readonly<Record<string, unknown>>): Leaves {
  return new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '1' }]));
}

describe('an activity', () => {
  const begun: Activity = {
    ...emptyActivity(),
    sport: 'run',
    day: '2026-03-28',
    startedAt: 1,
    gear: { shoes: true },
  };

  it('without values is empty and no training', () => {
    expect(isActivityEmpty(begun)).toBe(true);
    expect(isActivityTrained(begun)).toBe(false);
    expect(isActivityTrained({ ...begun, movingSeconds: 0, distance: { si: 0 } })).toBe(false);
  });

  it('with only a remark, title or tag is not empty, but no training', () => {
    for (const written of [{ remark: 'Rain' }, { title: 'Race' }, { tags: { race: 'Race' } }]) {
      expect(isActivityEmpty({ ...begun, ...written })).toBe(false);
      expect(isActivityTrained({ ...begun, ...written })).toBe(false);
    }
  });

  it.each([
    { distance: { si: 5000 } },
    { movingSeconds: 60 },
    { elapsedSeconds: 60 },
    { effort: 0 },
    { heartRate: { average: 120 } },
    { laps: { a: { order: 'a0' } } },
  ])('with %j counts as training', (written) => {
    expect(isActivityTrained({ ...begun, ...written })).toBe(true);
    expect(isActivityEmpty({ ...begun, ...written })).toBe(false);
  });
});
