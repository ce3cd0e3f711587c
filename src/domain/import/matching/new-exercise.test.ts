import { describe, expect, it } from 'vitest';
import { knownExercises, tracking } from '../../exercise/index.ts';
import type { SetDraft, WorkoutDraft, WorkoutExerciseDraft } from '../draft/index.ts';
import { type ImportedExercise, importedExercises, matchExercises } from './index.ts';

describe('a new exercise', () => {
  it('has the name of the source, and its equipment if the name or a column states it', () => {
    expect(created({ name: ' Zorb Press (Dumbbell)' })).toMatchObject({
      name: 'Zorb Press (Dumbbell)',
      equipment: 'dumbbell',
    });
    expect(created({ name: 'Zorb', equipment: 'Leverage Machine' }).equipment).toBe('machine');
    expect(created({ name: 'Zorb (EZ Bar)' }).equipment).toBe('barbell');
    expect(created({ name: 'Zorb (Bodyweight)' }).equipment).toBe('none');
    expect(created({ name: 'Zorb with a Medicine Ball' }).equipment).toBe('ball');
    expect(created({ name: 'Weighted Zorb' }).equipment).toBeNull();
    expect(created({ name: 'Zorb', equipment: 'Sandbag' }).equipment).toBeNull();
  });

  it.each<[string, string, Partial<SetDraft>[]]>([
    ['Zorb', 'loadReps', [{ load: kg(20), reps: 5 }]],
    [
      'Zorb',
      'loadReps',
      [
        { load: kg(0), reps: 5 },
        { load: kg(20), reps: 5 },
      ],
    ],
    ['Zorb', 'reps', [{ load: kg(0), reps: 5, seconds: 0, distance: km(0) }]],
    ['Zorb', 'reps', [{ reps: 12 }]],
    ['Zorb', 'duration', [{ load: kg(0), reps: 0, seconds: 30 }]],
    ['Zorb', 'loadDuration', [{ load: kg(10), seconds: 30 }]],
    ['Zorb', 'distanceDuration', [{ distance: km(5), seconds: 1500 }]],
    ['Zorb', 'distanceDuration', [{ distance: km(5) }]],
    ['Zorb', 'loadDistance', [{ load: kg(40), distance: km(0.04), seconds: 20 }]],
    ['Zorb', 'assistedBodyWeight', [{ load: kg(-20), reps: 5 }]],
    ['Zorb (Assisted)', 'assistedBodyWeight', [{ load: kg(20), reps: 5 }]],
    ['Zorb (Bodyweight)', 'weightedBodyWeight', [{ reps: 5 }, { load: kg(5), reps: 5 }]],
    ['Zorb (Bodyweight)', 'reps', [{ reps: 5 }]],
    ['Zorb (Bodyweight)', 'reps', []],
    ['Zorb', 'loadReps', []],
    ['Zorb', 'duration', [{ seconds: 30 }, { seconds: 40 }, { reps: 1 }]],
    ['Zorb', 'reps', [{ reps: 5, seconds: 30 }, { seconds: 40 }]],
  ])('of sets like these, “%s” tracks %s (case %#)', (name, expected, sets) => {
    expect(tracking).toContain(expected);
    expect(created({ name, sets: sets.map(setWith) }).tracking).toBe(expected);
  });

  it.each([
    ['Chest', { chest: 1 }],
    ['Biceps', { biceps: 1 }],
    ['Back', { lats: 1, upperBack: 1 }],
    ['Legs', { quads: 1, glutes: 0.5, hamstrings: 0.5 }],
    ['Shoulders', { frontDelts: 1, sideDelts: 1 }],
    ['Abs', { abs: 1 }],
    ['Quadriceps,Gluteus Maximus', { quads: 1, glutes: 1 }],
    ['Biceps Femoris, Erector Spinae', { hamstrings: 1, lowerBack: 1 }],
    ['Deltoid Posterior', { rearDelts: 1 }],
    ['Lower Legs', { calves: 1 }],
    ['Cardio', {}],
    ['__proto__', {}],
    ['', {}],
  ])('of the category “%s” trains the muscles of it', (category, muscles) => {
    expect(created({ name: 'Zorb', category }).muscles).toEqual(muscles);
  });

  it('has no muscles if the source gives no category', () => {
    expect(created({ name: 'Zorb' }).muscles).toEqual({});
  });
});

describe('the exercises of an import', () => {
  it('are listed once by name, with all sets and the first category and equipment stated', () => {
    const workouts = [
      workoutWith([exerciseWith({ name: 'Squat', sets: [setWith({ reps: 1 })] }), exerciseWith({ name: '__proto__' })]),
      workoutWith([
        exerciseWith({ name: 'Squat', category: 'Legs', equipment: 'Barbell', sets: [setWith({ reps: 2 })] }),
        exerciseWith({ name: 'Squat', category: 'Other', sets: [setWith({ reps: 3 })] }),
      ]),
    ];
    const found = importedExercises(workouts);
    expect(found.map(({ name }) => name)).toEqual(['Squat', '__proto__']);
    expect(found[0]).toMatchObject({ category: 'Legs', equipment: 'Barbell' });
    expect(found[0]?.sets.map(({ reps }) => reps)).toEqual([1, 2, 3]);
    expect(workouts[0]?.exercises[0]?.sets).toHaveLength(1);
  });

  it('are none without workouts', () => {
    expect(importedExercises([])).toEqual([]);
    expect(matchExercises([], knownExercises([]), new Map())).toEqual([]);
  });
});

function created(parts: Partial<ImportedExercise>) {
  const imported = { name: '', category: null, equipment: null, sets: [], ...parts };
  const [found] = matchExercises([imported], knownExercises([]), new Map());
  if (found === undefined) throw new Error('One exercise in, one match out');
  return found.asNew;
}

function kg(value: number) {
  return { value, unit: 'kg' } as const;
}

function km(value: number) {
  return { value, unit: 'km' } as const;
}

function setWith(parts: Partial<SetDraft>): SetDraft {
  return {
    kind: 'working',
    load: null,
    reps: null,
    seconds: null,
    distance: null,
    rpe: null,
    side: null,
    remark: '',
    completedAt: null,
    ...parts,
  };
}

function exerciseWith(parts: Partial<WorkoutExerciseDraft>): WorkoutExerciseDraft {
  return {
    name: '',
    category: null,
    equipment: null,
    superset: null,
    restSeconds: null,
    remark: '',
    sets: [],
    ...parts,
  };
}

function workoutWith(exercises: readonly WorkoutExerciseDraft[]): WorkoutDraft {
  return {
    kind: 'workout',
    sourceId: 'a',
    origin: 'a.csv, row 2',
    title: '',
    startedAt: 0,
    seconds: null,
    remark: '',
    effort: null,
    bodyWeight: null,
    exercises,
  };
}
