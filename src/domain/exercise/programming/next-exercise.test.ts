import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type LocalDay } from '../../kernel/index.ts';
import type { DoneSet } from '../history/index.ts';
import { plainSet } from '../history/testing/plain-set.ts';
import type { SetTarget } from '../set-leaves.ts';
import type { Loadable } from './loadable.ts';
import { type NextExercise, type NextQuestion, nextExercise, type StrengthModel } from './next-exercise.ts';
import type { PastSession } from './past-sessions.ts';

const bar: Loadable = { kind: 'steps', unit: 'kg', step: 2.5, least: 20 };

/** Epley's formula, and two cells of the RPE chart: 1@10 and 5@8. */
const model: StrengthModel = {
  estimate: ({ load, reps }) => (load === null || reps === null ? null : reps === 1 ? load : load * (1 + reps / 30)),
  shareOf: (reps, rpe) => (reps === 5 && rpe === 8 ? 0.811 : reps === 1 && rpe === 10 ? 1 : null),
};

const five: SetTarget = { kind: 'working', reps: { min: 5, max: 5 } };
const range: SetTarget = { kind: 'working', reps: { min: 8, max: 12 } };

describe('without a progression', () => {
  it('a planned load is used as typed', () => {
    const typed = { si: 60 * 0.45359237, typed: '60,0', unit: 'lb' };
    const next = nextExercise(ask([{ ...five, load: typed }]), [], model);
    expect(next.sets[0]?.target.load).toEqual(typed);
    expect(next.reason).toEqual({ code: 'as-planned' });
  });

  it('a missing load is that of last time, set by set', () => {
    const next = nextExercise(ask([five, five, five]), [did([100, 5], [90, 5])], model);
    expect(loads(next)).toEqual([100, 90, 90]);
    expect(next.reason).toMatchObject({ code: 'as-last-time', last: { workout: 'w0' } });
  });

  it('a planned load of 0 means body weight alone, not a missing load', () => {
    const next = nextExercise(ask([{ ...five, load: { si: 0 } }]), [did([20, 5])], model);
    expect(loads(next)).toEqual([0]);
    expect(next.reason).toEqual({ code: 'as-planned' });
  });

  it('a percentage refers to the best e1RM of the last 12 weeks', () => {
    const half: SetTarget = { ...five, share: { of: 'e1rm', value: 0.5 } };
    const sessions = [did([300, 1]), did([120, 1]), did([100, 5])].map((session, index) => ({
      ...session,
      day: (['2026-01-01', '2026-06-01', '2026-06-08'] as const)[index] as LocalDay,
    }));
    const next = nextExercise(ask([half]), sessions, model);
    expect(loads(next)).toEqual([60]);
    expect(next.sets[0]?.exact).toBe(60);
    expect(next.reason).toMatchObject({ code: 'share', max: { kilograms: 120, from: { load: 120, reps: 1 } } });
  });

  it('a percentage of an unknown maximum gives no load', () => {
    const next = nextExercise(ask([{ ...five, share: { of: 'trainingMax', value: 0.8 } }]), [], model);
    expect(loads(next)).toEqual([null]);
    expect(next.reason).toEqual({ code: 'no-maximum', of: 'trainingMax' });
  });

  it('an unset training max is nine tenths of the e1RM', () => {
    const share: SetTarget = { ...five, share: { of: 'trainingMax', value: 1 } };
    expect(loads(nextExercise(ask([share]), [did([100, 1])], model))).toEqual([90]);
    expect(loads(nextExercise({ ...ask([share]), trainingMax: 80 }, [did([100, 1])], model))).toEqual([80]);
  });
});

describe('linear progression', () => {
  const linear = (sets: readonly SetTarget[]): NextQuestion => ({
    ...ask(sets),
    progression: { rule: 'linear', step: { si: 2.5 } },
  });

  it('starts with the plan', () => {
    const next = nextExercise(linear([{ ...five, load: { si: 60 } }]), [], model);
    expect(loads(next)).toEqual([60]);
    expect(next.reason).toEqual({ code: 'first-time' });
  });

  it('increases by a step if every set reached its repetitions', () => {
    const next = nextExercise(linear([five, five, five]), [did([100, 5], [100, 6], [100, 5])], model);
    expect(loads(next)).toEqual([102.5, 102.5, 102.5]);
    expect(next.reason).toMatchObject({ code: 'load-up', from: 100, to: 102.5 });
  });

  it.each([
    ['a set was left out', [did([100, 5], [100, 5])]],
    ['a repetition was missing', [did([100, 5], [100, 5], [100, 4])]],
    ['a set had no repetitions', [did([100, 5], [100, 5], [100, 0])]],
    ['a set was done with less load', [did([100, 5], [100, 5], [90, 5])]],
  ])('keeps the load if %s', (_, sessions) => {
    const next = nextExercise(linear([five, five, five]), sessions, model);
    expect(loads(next)).toEqual([100, 100, 100]);
    expect(next.reason).toMatchObject({ code: 'same-load', misses: 1, allowed: 3 });
  });

  it('judges only the planned sets, so that a heavier single after them neither counts nor misses', () => {
    const next = nextExercise(linear([five, five]), [did([100, 5], [100, 5], [140, 1])], model);
    expect(loads(next)).toEqual([102.5, 102.5]);
  });

  it('deloads by a tenth after three misses in a row at one load', () => {
    const missed = did([100, 4]);
    expect(nextExercise(linear([five]), [missed, missed], model).reason).toMatchObject({
      code: 'same-load',
      misses: 2,
    });
    const next = nextExercise(linear([five]), [missed, missed, missed], model);
    expect(loads(next)).toEqual([90]);
    expect(next.reason).toMatchObject({ code: 'deload', from: 100, to: 90, misses: 3, share: 0.1 });
  });

  it('resets misses after a success or another load', () => {
    const missed = did([100, 4]);
    expect(nextExercise(linear([five]), [missed, missed, did([100, 5]), missed], model).reason).toMatchObject({
      misses: 1,
    });
    expect(nextExercise(linear([five]), [missed, missed, did([97.5, 4]), missed], model).reason).toMatchObject({
      misses: 1,
    });
  });

  it('never rounds a step away if the plates are coarse', () => {
    const coarse: Loadable = { kind: 'loads', unit: 'kg', loads: [20, 40, 60, 100, 110] };
    const step = { ...linear([five]), loadable: coarse };
    expect(loads(nextExercise(step, [did([100, 5])], model))).toEqual([110]);
    const heaviest = nextExercise(step, [did([110, 5])], model);
    expect(loads(heaviest)).toEqual([110]);
    expect(heaviest.reason).toMatchObject({ code: 'no-heavier-load', from: 110 });
  });

  it('scales lighter sets and warm-ups with the heaviest, and leaves a warm-up without a load unchanged', () => {
    const sets: readonly SetTarget[] = [
      { kind: 'warmUp', reps: { min: 5 } },
      { kind: 'warmUp', reps: { min: 5 }, load: { si: 50 } },
      { ...five, load: { si: 100 } },
      { ...five, load: { si: 80 } },
    ];
    const next = nextExercise(linear(sets), [did([197.5, 5], [157.5, 5])], model);
    expect(loads(next)).toEqual([null, 100, 200, 160]);
  });

  it('reduces assistance, and increases it after misses', () => {
    const help = { ...linear([five]), loadable: { kind: 'steps', unit: 'kg', step: 2.5, least: null } as const };
    expect(loads(nextExercise(help, [did([-20, 5])], model))).toEqual([-17.5]);
    expect(loads(nextExercise(help, [did([-2.5, 5])], model))).toEqual([0]);
    const missed = did([-20, 3]);
    expect(loads(nextExercise(help, [missed, missed, missed], model))).toEqual([-22.5]);
  });

  it('adds load to body weight, which cannot be reduced', () => {
    const added = { ...linear([five]), loadable: { kind: 'steps', unit: 'kg', step: 2.5, least: 0 } as const };
    expect(loads(nextExercise(added, [did([0, 5])], model))).toEqual([2.5]);
    const missed = did([0, 3]);
    expect(nextExercise(added, [missed, missed, missed], model)).toMatchObject({
      reason: { code: 'same-load', from: 0, misses: 3 },
      sets: [{ target: { load: { si: 0 } } }],
    });
  });

  it('considers only workouts of the counted routines', () => {
    const other = { ...did([150, 5]), routine: 'other' };
    const none = { ...did([150, 5]), routine: null };
    expect(loads(nextExercise(linear([five]), [did([100, 5]), other, none], model))).toEqual([102.5]);
    const both = { ...linear([five]), routines: ['r', 'other'] };
    expect(loads(nextExercise(both, [did([100, 5]), other], model))).toEqual([152.5]);
  });

  it('always gives a loadable weight above the last one after a success', () => {
    const load = fc.integer({ min: 8, max: 120 }).map((steps) => steps * 2.5);
    fc.assert(
      fc.property(load, fc.constantFrom(1.25, 2.5, 5, 7), (before, step) => {
        const question: NextQuestion = { ...ask([five]), progression: { rule: 'linear', step: { si: step } } };
        const [next] = loads(nextExercise(question, [did([before, 5])], model));
        expect(next).toBeGreaterThan(before);
        expect((next ?? 0) % 2.5).toBeCloseTo(0, 9);
      }),
    );
  });
});

describe('double progression', () => {
  const double: NextQuestion = { ...ask([range, range]), progression: { rule: 'double', step: { si: 2.5 } } };

  it('raises the repetitions of each set by one within the rep range', () => {
    const next = nextExercise(double, [did([60, 10], [60, 8])], model);
    expect(loads(next)).toEqual([60, 60]);
    expect(next.sets.map(({ target }) => target.reps)).toEqual([
      { min: 11, max: 12 },
      { min: 9, max: 12 },
    ]);
    expect(next.reason).toMatchObject({ code: 'reps-up', from: 60 });
  });

  it('increases the load and restarts the rep range when every set reaches the top', () => {
    const next = nextExercise(double, [did([60, 12], [60, 13])], model);
    expect(loads(next)).toEqual([62.5, 62.5]);
    expect(next.sets[0]?.target.reps).toEqual({ min: 8, max: 12 });
  });

  it('keeps the load if a set was below the range', () => {
    expect(nextExercise(double, [did([60, 12], [60, 7])], model).reason).toMatchObject({
      code: 'same-load',
      misses: 1,
    });
  });

  it('uses only repetitions if no load is logged', () => {
    const alone = { ...double, takesLoad: false };
    expect(nextExercise(alone, [did([null, 9], [null, 8])], model)).toMatchObject({
      reason: { code: 'reps-up', from: null },
      sets: [{ target: { reps: { min: 10 } } }, { target: { reps: { min: 9 } } }],
    });
    expect(nextExercise(alone, [did([null, 12], [null, 12])], model).reason).toMatchObject({ code: 'range-reached' });
  });
});

describe('a wave', () => {
  const weeks = [
    [
      { share: 0.65, reps: 5 },
      { share: 0.75, reps: 5 },
      { share: 0.85, reps: 5, amrap: true },
    ],
    [
      { share: 0.7, reps: 3 },
      { share: 0.8, reps: 3 },
      { share: 0.9, reps: 3, amrap: true },
    ],
    [{ share: 0.4, reps: 5 }],
  ];
  const wave: NextQuestion = {
    ...ask([{ kind: 'warmUp', reps: { min: 5 } }, five, five, five]),
    progression: { rule: 'wave', of: 'trainingMax', weeks, step: { si: 5 } },
    trainingMax: 100,
  };
  const session = did([100, 5]);

  it('uses the percentages and repetitions of its week', () => {
    const next = nextExercise(wave, [], model);
    expect(loads(next)).toEqual([null, 65, 75, 85]);
    expect(next.sets[3]?.target).toMatchObject({ kind: 'amrap', reps: { min: 5 } });
    expect(next.sets[1]?.target).toMatchObject({ kind: 'working', reps: { min: 5, max: 5 } });
    expect(next.reason).toMatchObject({ code: 'wave', week: 1, weeks: 3, wave: 1, max: { kilograms: 100 } });
    expect(loads(nextExercise(wave, [session], model))).toEqual([null, 70, 80, 90]);
  });

  it('omits the sets that a light week does not have', () => {
    const next = nextExercise(wave, [session, session], model);
    expect(loads(next)).toEqual([null, 40]);
    expect(next.leftOut).toEqual(['s2', 's3']);
  });

  it('restarts with a step on the training max, but never increases an estimated one', () => {
    const full = [did([65, 5], [75, 5], [85, 8]), did([70, 3], [80, 3], [90, 3]), did([40, 5])];
    const again = nextExercise(wave, full, model);
    expect(again.reason).toMatchObject({ week: 1, wave: 2, max: { kilograms: 105, from: { start: 100, waves: 1 } } });
    expect(loads(again)).toEqual([null, 67.5, 77.5, 90]); // exact: 68.25, 78.75 (80 is equally near), 89.25
    const estimated = nextExercise({ ...wave, trainingMax: null }, [did([100, 1]), session, session], model);
    expect(estimated.reason).toMatchObject({ max: { kilograms: 0.9 * (100 * (1 + 5 / 30)) } });
  });

  it('advances once per cycle if the routine occurs twice in it, and counts from the start of the programme', () => {
    const twice = { ...wave, timesATurn: 2 };
    expect(nextExercise(twice, [session], model).reason).toMatchObject({ week: 1 });
    expect(nextExercise(twice, [session, session], model).reason).toMatchObject({ week: 2 });
    const since = { ...wave, since: addDays(session.day, 1) };
    expect(nextExercise(since, [session, session], model).reason).toMatchObject({ week: 1 });
  });
});

describe('progression by effort', () => {
  const rule: NextQuestion = {
    ...ask([
      { ...five, rpe: 8 },
      { ...five, rir: 2 },
    ]),
    progression: { rule: 'byRpe' },
  };

  it('uses the chart’s percentage of the newest e1RM', () => {
    const next = nextExercise(rule, [did([200, 1]), did([152, 1])], model);
    expect(loads(next)).toEqual([122.5, 122.5]); // 152 × .811 = 123.27
    expect(next.sets[0]?.exact).toBeCloseTo(123.272, 3);
    expect(next.reason).toMatchObject({ code: 'by-rpe', max: { kilograms: 152 } });
  });

  it('treats no repetitions in reserve as RPE 10', () => {
    const single: SetTarget = { kind: 'working', reps: { min: 1, max: 1 }, rir: 0 };
    expect(loads(nextExercise({ ...rule, sets: planned([single]) }, [did([150, 1])], model))).toEqual([150]);
  });

  it('gives the reason if no effort is planned, nothing was done, or the reps are beyond the chart', () => {
    expect(nextExercise({ ...rule, sets: planned([five]) }, [did([150, 1])], model).reason).toEqual({
      code: 'no-effort',
    });
    expect(nextExercise(rule, [], model).reason).toEqual({ code: 'no-maximum', of: 'e1rm' });
    const twenty: SetTarget = { kind: 'working', reps: { min: 20 }, rpe: 8 };
    expect(loads(nextExercise({ ...rule, sets: planned([twenty]) }, [did([150, 1])], model))).toEqual([null]);
  });
});

function ask(targets: readonly SetTarget[]): NextQuestion {
  return {
    sets: planned(targets),
    progression: null,
    occurrence: 0,
    loadable: bar,
    takesLoad: true,
    routine: 'r',
    routines: ['r'],
    since: null,
    timesATurn: 1,
    trainingMax: null,
  };
}

function planned(targets: readonly SetTarget[]): NextQuestion['sets'] {
  return targets.map((target, index) => ({ id: `s${index}`, target }));
}

function did(...sets: readonly (readonly [load: number | null, reps: number])[]): PastSession {
  return {
    workout: 'w0',
    day: '2026-06-01',
    routine: 'r',
    sets: sets.map(([load, reps], index): DoneSet => ({ ...plainSet, id: `d${index}`, load, reps })),
  };
}

function loads({ sets }: NextExercise): readonly (number | null)[] {
  return sets.map(({ target }) => target.load?.si ?? null);
}
