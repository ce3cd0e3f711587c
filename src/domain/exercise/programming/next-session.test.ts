import { expect, it } from 'vitest';
import { kilograms, poundsToKilograms } from '../../kernel/index.ts';
import { TrainingHistory, type WorkoutDone } from '../history/index.ts';
import { type ExerciseQuestion, loadableOf, nextSession, type SessionQuestion } from './next-session.ts';

const squat: ExerciseQuestion = {
  id: 'x',
  exercises: ['exercises/back-squat', 'exercises/own'],
  tracking: 'loadReps',
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
  const history = new TrainingHistory();
  const done: WorkoutDone = {
    ...{ id: 'w', title: null, day: '2026-06-01', startedAt: 1, endedAt: 2, seconds: 1, effort: null },
    ...{ bodyWeight: null, routine: 'r' },
    exercises: [
      {
        exercise: 'exercises/own',
        sets: [
          {
            ...{ id: 'd', kind: 'working', load, reps: 5, seconds: null, metres: null, rpe: 8, rir: null },
            ...{ side: null, completedAt: 1 },
          },
        ],
      },
    ],
  };
  history.put(done);
  return history;
}

const loadOf = (history: TrainingHistory, exercise: Partial<ExerciseQuestion> = {}) =>
  nextSession(history, ask(exercise)).x?.sets[0]?.target.load;

it('goes on from what was done under a name that was merged, with the plates there are', () => {
  expect(loadOf(historyWith(60))).toEqual({ si: 70, typed: '70', unit: 'kg' });
});

it('takes the person’s formula and the chart of effort', () => {
  const byRpe = {
    rule: { rule: 'byRpe' },
    sets: [{ id: 's', target: { reps: { min: 5 }, rpe: 8 } }],
    means: { kind: 'step', step: kilograms(0.5) },
  } as const;
  // 5 at RPE 8 counts as 7 to failure: 100 × (1 + 7/30) = 123.33, of which 81.1 % are 100.02
  expect(loadOf(historyWith(100), byRpe)?.si).toBe(100);
  expect(nextSession(historyWith(100), ask(byRpe)).x?.reason).toMatchObject({ code: 'by-rpe' });
});

it('estimates no maximum where body weight is moved too', () => {
  const share = { sets: [{ id: 's', target: { share: { of: 'e1rm' as const, value: 0.8 } } }], rule: null };
  expect(nextSession(historyWith(20), ask({ ...share, tracking: 'weightedBodyWeight' })).x?.reason).toEqual({
    code: 'no-maximum',
    of: 'e1rm',
  });
});

it('leaves a plan with a rule of a newer version as it stands', () => {
  const next = nextSession(historyWith(60), ask({ rule: { rule: 'tidal' } })).x;
  expect(next?.reason).toEqual({ code: 'unknown-rule' });
});

it('counts steps in the unit of the person, and help below 0', () => {
  const means = { kind: 'step', step: poundsToKilograms(5) } as const;
  expect(loadableOf({ means, unit: 'lb', tracking: 'loadReps', hadHelp: false })).toEqual({
    ...{ kind: 'steps', unit: 'lb', step: 5, least: 0 },
  });
  expect(loadableOf({ means, unit: 'lb', tracking: 'assistedBodyWeight', hadHelp: false })).toMatchObject({
    least: null,
  });
});

it('takes less help in an exercise with body weight, and no less than none where there was none', () => {
  const steps = { means: { kind: 'step', step: kilograms(2.5) }, tracking: 'weightedBodyWeight' } as const;
  expect(loadOf(historyWith(-20), steps)?.si).toBe(-17.5);
  expect(loadOf(historyWith(0), steps)?.si).toBe(2.5);
  const missed = { ...steps, sets: [{ id: 's', target: { reps: { min: 12 } } }], rule: { rule: 'linear', misses: 1 } };
  expect(loadOf(historyWith(0), missed)?.si).toBe(0);
  expect(loadOf(historyWith(-20), missed)?.si).toBe(-22.5);
});
