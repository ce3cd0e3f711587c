import { describe, expect, it } from 'vitest';
import { kilograms, poundsToKilograms } from '../../kernel/index.ts';
import { type DoneSet, TrainingHistory, type WorkoutDone } from '../history/index.ts';
import type { SetTarget } from '../set-leaves.ts';
import { isRounded } from './next-exercise.ts';
import { type ExerciseQuestion, loadableOf, nextSession, type SessionQuestion } from './next-session.ts';

const squat: ExerciseQuestion = {
  id: 'x',
  exercises: ['exercises/back-squat', 'exercises/own'],
  occurrence: 0,
  tracking: 'loadReps',
  mostLoad: 600,
  sets: [{ id: 's', target: { kind: 'working', reps: { min: 5, max: 5 } } }],
  rule: { rule: 'linear' },
  routines: ['r'],
  trainingMax: null,
  means: {
    kind: 'bar',
    bar: kilograms(20),
    plates: [
      { mass: kilograms(20), count: 4 },
      { mass: kilograms(5), count: 2 },
    ],
  },
  unit: 'kg',
};

const ask = (exercise: Partial<ExerciseQuestion>): SessionQuestion => ({
  routine: 'r',
  since: null,
  timesATurn: 1,
  method: 'epley',
  exercises: [{ ...squat, ...exercise }],
});

function historyWith(load: number): TrainingHistory {
  return historyOf([{ load, rpe: 8 }]);
}

function historyOf(sets: readonly Partial<DoneSet>[], workout: Partial<WorkoutDone> = {}): TrainingHistory {
  const history = new TrainingHistory();
  const done: DoneSet = {
    id: 'd',
    kind: 'working',
    load: 100,
    reps: 5,
    seconds: null,
    metres: null,
    rpe: null,
    rir: null,
    occurrence: null,
    side: null,
    completedAt: 1,
  };
  history.put({
    id: 'w',
    title: null,
    day: '2026-06-01',
    startedAt: 1,
    endedAt: 2,
    seconds: 1,
    effort: null,
    bodyWeight: null,
    routine: 'r',
    exercises: [{ exercise: 'exercises/own', sets: sets.map((set) => ({ ...done, ...set })) }],
    ...workout,
  });
  return history;
}

const loadOf = (history: TrainingHistory, exercise: Partial<ExerciseQuestion> = {}) =>
  nextSession(history, ask(exercise)).x?.sets[0]?.target.load;

it('continues from sessions of a merged exercise, with the available plates', () => {
  expect(loadOf(historyWith(60))).toEqual({ si: 70, typed: '70', unit: 'kg' });
});

describe('a load below the bar that the person has used', () => {
  const gym = {
    bar: kilograms(20),
    plates: [
      { mass: kilograms(20), count: 4 },
      { mass: kilograms(1.25), count: 2 },
    ],
  };
  const means = { kind: 'bar', ...gym } as const;
  const step = { rule: { rule: 'linear', step: { si: 2.5 } }, means };

  it('is increased by its step instead of lifted to the bar, because they own a lighter one', () => {
    expect(loadOf(historyWith(15), step)?.si).toBe(17.5);
    expect(loadOf(historyWith(17.5), step)?.si).toBe(20);
    expect(loadOf(historyWith(16), { ...step, rule: { rule: 'linear' } })?.si).toBe(18.5);
  });

  it('makes no difference above the bar, and none without plates but the bar itself', () => {
    expect(loadOf(historyWith(20), step)?.si).toBe(22.5);
    expect(loadOf(historyWith(15), { ...step, means: { ...means, plates: [] } })?.si).toBe(20);
  });
});

it('says that a load was rounded to one that can be loaded', () => {
  const linear = (si: number) => ({ rule: { rule: 'linear', step: { si } } });
  const isRoundedFrom = (load: number, exercise: Partial<ExerciseQuestion>) => {
    const { x } = nextSession(historyWith(load), ask(exercise));
    return x && isRounded(x);
  };
  expect(isRoundedFrom(60, linear(2.5))).toBe(true);
  expect(isRoundedFrom(60, linear(10))).toBe(false);
  expect(isRoundedFrom(60, { rule: { rule: 'linear' } })).toBe(false);
});

describe('sets with different loads', () => {
  const set = { kind: 'working', reps: { min: 5, max: 5 } } as const;
  const sets = ['a', 'b', 'c'].map((id) => ({ id, target: set }));
  const reasonAfter = (asked: SetTarget | undefined) => {
    const history = historyOf([20, 20, 25].map((load, at) => ({ id: `d${at}`, load, asked })));
    return nextSession(history, ask({ sets })).x?.reason;
  };

  it('without a target load make the heaviest the goal, and the reason says so', () => {
    expect(reasonAfter(undefined)).toMatchObject({
      code: 'same-load',
      from: 25,
      miss: { code: 'lighter-than-heaviest', set: 1, asked: 25, done: 20 },
    });
  });

  it('at least as heavy as their target increase the lightest, and the reason says so', () => {
    const asked = { ...set, load: { si: 20 } };
    expect(reasonAfter(asked)).toMatchObject({ code: 'load-up', from: 20, fromLightest: true });
  });
});

it('for a workout logged later continues from what was done before its start', () => {
  const history = historyOf([{ load: 60 }], { id: 'earlier', startedAt: 10 });
  history.put({ ...historyOf([{ load: 100 }]).workouts[0], id: 'later', startedAt: 20 } as WorkoutDone);
  const loadBefore = (before?: number) =>
    nextSession(history, { ...ask({}), ...(before !== undefined && { before }) }).x?.sets[0]?.target.load?.si;
  expect(loadBefore()).toBe(110);
  expect(loadBefore(21)).toBe(110);
  expect(loadBefore(20)).toBe(70);
  expect(nextSession(history, { ...ask({}), before: 10 }).x?.reason).toEqual({ code: 'first-time' });
});

it('uses the person’s formula and the RPE chart', () => {
  const byRpe = {
    rule: { rule: 'byRpe' },
    sets: [{ id: 's', target: { reps: { min: 5 }, rpe: 8 } }],
    means: { kind: 'step', step: kilograms(0.5) },
  } as const;
  // 5 at RPE 8 counts as 7 to failure: 100 × (1 + 7/30) = 123.33; 81.1 % of it is 100.02.
  expect(loadOf(historyWith(100), byRpe)?.si).toBe(100);
  expect(nextSession(historyWith(100), ask(byRpe)).x?.reason).toMatchObject({ code: 'by-rpe' });
});

describe('by effort, for sets completed without an effort', () => {
  const five = { kind: 'working', reps: { min: 5, max: 5 } };
  const at = (effort: Partial<SetTarget>): Partial<ExerciseQuestion> => ({
    rule: { rule: 'byRpe' },
    sets: ['a', 'b', 'c'].map((id) => ({ id, target: { ...five, ...effort } })),
    means: { kind: 'step', step: kilograms(2.5) },
  });
  const ticked = (from: Partial<DoneSet>, workout: Partial<WorkoutDone> = {}) =>
    historyOf(
      ['a', 'b', 'c'].map((id) => ({ id, rpe: null, ...from })),
      workout,
    );

  it.each([{ rpe: 8 }, { rir: 2 }])('sessions done as planned keep their load: %o', (effort) => {
    let load = 100;
    const loads = Array.from({ length: 6 }, () => {
      load = loadOf(ticked({ load }), at(effort))?.si ?? 0;
      return load;
    });
    expect(loads).toEqual([100, 100, 100, 100, 100, 100]);
  });

  it('the effort is the one planned in the workout, even if the routine has changed', () => {
    // 5 at RPE 8 give 123.33; 83.7 % of it is 103.23.
    expect(loadOf(ticked({ asked: { rpe: 8 } }), at({ rpe: 9 }))?.si).toBe(102.5);
    expect(loadOf(ticked({ asked: { rpe: 8 } }, { routine: 'other' }), at({ rpe: 8 }))?.si).toBe(100);
  });

  it('a logged effort takes precedence over the planned one, and failure counts as failure', () => {
    // 5 to failure give 116.67; 81.1 % of it is 94.62.
    expect(loadOf(ticked({ rpe: 10, asked: { rpe: 8 } }), at({ rpe: 8 }))?.si).toBe(95);
    expect(loadOf(ticked({ rir: 0, asked: { rpe: 8 } }), at({ rpe: 8 }))?.si).toBe(95);
    expect(loadOf(ticked({ kind: 'failure', asked: { rpe: 8 } }), at({ rpe: 8 }))?.si).toBe(95);
  });

  it('a workout without a plan counts as done to failure', () => {
    expect(loadOf(ticked({}, { routine: null }), at({ rpe: 8 }))?.si).toBe(95);
  });
});

describe('an exercise that occurs twice in the routine, heavy and as back-off sets', () => {
  const heavy = { kind: 'working', reps: { min: 5, max: 5 } };
  const backOff = { kind: 'working', reps: { min: 10, max: 10 } };
  const planned = (target: SetTarget, count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `${at}`, target }));
  const done = historyOf([
    ...Array.from({ length: 3 }, () => ({ load: 100, reps: 5, occurrence: 0 })),
    ...Array.from({ length: 5 }, () => ({ load: 60, reps: 10, occurrence: 1 })),
  ]);
  const next = (history: TrainingHistory, rule: ExerciseQuestion['rule']) => {
    const each = { ...squat, rule, means: { kind: 'step', step: kilograms(2.5) } } as const;
    const { x, y } = nextSession(history, {
      ...ask({}),
      exercises: [
        { ...each, id: 'x', occurrence: 0, sets: planned(heavy, 3) },
        { ...each, id: 'y', occurrence: 1, sets: planned(backOff, 5) },
      ],
    });
    return [x, y].map((each) => ({
      code: each?.reason.code,
      loads: each?.sets.map(({ target }) => target.load?.si ?? null),
    }));
  };

  it('continues each occurrence from its own sets', () => {
    expect(next(done, { rule: 'linear' })).toEqual([
      { code: 'load-up', loads: [102.5, 102.5, 102.5] },
      { code: 'load-up', loads: [62.5, 62.5, 62.5, 62.5, 62.5] },
    ]);
  });

  it('uses the last loads of each occurrence if none is planned', () => {
    expect(next(done, null)).toEqual([
      { code: 'as-last-time', loads: [100, 100, 100] },
      { code: 'as-last-time', loads: [60, 60, 60, 60, 60] },
    ]);
  });

  it('continues from all sets of a workout in which it occurred once', () => {
    const once = historyOf([{ load: 100 }, { load: 100 }, { load: 100 }]);
    expect(next(once, null)).toEqual([
      { code: 'as-last-time', loads: [100, 100, 100] },
      { code: 'as-last-time', loads: [100, 100, 100, 100, 100] },
    ]);
  });

  it('starts with the plan if the back-off sets were left out, without using the heavy load', () => {
    const heavyAlone = historyOf([{ load: 100, occurrence: 0 }]);
    expect(next(heavyAlone, { rule: 'linear' })[1]).toEqual({
      code: 'first-time',
      loads: [null, null, null, null, null],
    });
  });

  it('uses one maximum for percentages, whichever occurrence achieved it', () => {
    const share = [{ id: 's', target: { share: { of: 'e1rm' as const, value: 0.6 } } }];
    // 100 × (1 + 5/30) = 116.67; 60 % of it is 70.
    expect(
      loadOf(done, { occurrence: 1, rule: null, sets: share, means: { kind: 'step', step: kilograms(2.5) } })?.si,
    ).toBe(70);
  });
});

it('estimates no maximum if body weight is moved too', () => {
  const share = { sets: [{ id: 's', target: { share: { of: 'e1rm' as const, value: 0.8 } } }], rule: null };
  expect(nextSession(historyWith(20), ask({ ...share, tracking: 'weightedBodyWeight' })).x?.reason).toEqual({
    code: 'no-maximum',
    of: 'e1rm',
  });
});

it('leaves a plan with an unknown rule unchanged', () => {
  const next = nextSession(historyWith(60), ask({ rule: { rule: 'tidal' } })).x;
  expect(next?.reason).toEqual({ code: 'unknown-rule' });
});

it('counts steps in the person’s unit, and allows assistance below 0', () => {
  const means = { kind: 'step', step: poundsToKilograms(5) } as const;
  expect(loadableOf({ means, unit: 'lb', tracking: 'loadReps', hadHelp: false, used: [] })).toEqual({
    kind: 'steps',
    unit: 'lb',
    step: 5,
    least: 0,
  });
  expect(loadableOf({ means, unit: 'lb', tracking: 'assistedBodyWeight', hadHelp: false, used: [] })).toMatchObject({
    least: null,
  });
});

it('reduces assistance in a bodyweight exercise, and adds none if there was none', () => {
  const steps = { means: { kind: 'step', step: kilograms(2.5) }, tracking: 'weightedBodyWeight' } as const;
  expect(loadOf(historyWith(-20), steps)?.si).toBe(-17.5);
  expect(loadOf(historyWith(0), steps)?.si).toBe(2.5);
  const missed = { ...steps, sets: [{ id: 's', target: { reps: { min: 12 } } }], rule: { rule: 'linear', misses: 1 } };
  expect(loadOf(historyWith(0), missed)?.si).toBe(0);
  expect(loadOf(historyWith(-20), missed)?.si).toBe(-22.5);
});
