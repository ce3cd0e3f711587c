import { describe, expect, it } from 'vitest';
import { knownExercises, library, musclesByPart, tracking } from '../../exercise/index.ts';
import { germanNames } from '../../exercise/library/german-names.ts';
import type { SetDraft, WorkoutDraft, WorkoutExerciseDraft } from '../draft/index.ts';
import { type ImportedExercise, importedExercises, matchExercises } from './index.ts';
import { movementMuscles } from './movement-muscles.ts';
import { movementIn } from './name-words.ts';
import { appNames } from './testing/app-names.ts';

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

  it('has no muscles if neither a category nor the name says which', () => {
    for (const name of [
      'Zorb',
      'Physio',
      'Press',
      'Workout A',
      'Stretching',
      'Mobility (Shoulder)',
      'Warm Up',
      '',
      '💪',
      '🏋️ 3',
    ])
      expect(created({ name })).toMatchObject({ muscles: {}, proposed: [] });
  });
});

describe('what the name of a new exercise says', () => {
  it.each([
    ['Zorb Curl (Barbell)', { biceps: 1, forearms: 0.5 }],
    ['Zorb Leg Curl', { hamstrings: 1, calves: 0.5 }],
    ['Zorb Wrist Curl', { forearms: 1 }],
    ['Zorb Row', { upperBack: 1, lats: 1, biceps: 0.5, rearDelts: 0.5 }],
    ['Zorb Upright Row', { sideDelts: 1, upperTraps: 1, biceps: 0.5 }],
    ['Chest Supported Zorb Row', { upperBack: 1, lats: 1, biceps: 0.5, rearDelts: 0.5 }],
    ['Zorb Squat', { quads: 1, glutes: 1, adductors: 0.5 }],
    ['Zorb Overhead Press', { frontDelts: 1, sideDelts: 0.5, triceps: 0.5 }],
    ['Zorb-Kniebeuge', { quads: 1, glutes: 1, adductors: 0.5 }],
    ['Zorb-Bankdrücken', { chest: 1, frontDelts: 0.5, triceps: 0.5 }],
    ['Kurzhantel-Zorbrudern', { upperBack: 1, lats: 1, biceps: 0.5, rearDelts: 0.5 }],
    ['Zorb Glute Kickback', { glutes: 1, hamstrings: 0.5 }],
    ['Zorb Tricep Kickback', { triceps: 1 }],
  ])('“%s” trains %j', (name, muscles) => {
    expect(created({ name })).toMatchObject({ muscles, proposed: expect.arrayContaining(['muscles']) });
  });

  it('is that of the exercises of the same movement, if they train the same muscles', () => {
    expect(created({ name: 'Around the World (Kettlebell)' }).muscles).toEqual({
      frontDelts: 1,
      sideDelts: 1,
      chest: 0.5,
    });
    expect(created({ name: 'Press (Machine)' }).muscles).toEqual({});
  });

  it.each([
    ['Kurzhantelzorb', 'dumbbell'],
    ['Langhantelzorb', 'barbell'],
    ['Zorbmaschine', 'machine'],
    ['Zorb Pulldown', 'cable'],
    ['Zorb Pull Up', 'pullUpBar'],
    ['Zorb Push Up', 'none'],
  ])('“%s” implies the equipment %s, which is only proposed', (name, equipment) => {
    expect(created({ name })).toMatchObject({ equipment, proposed: expect.arrayContaining(['equipment']) });
  });

  it('gives way to equipment that the name or the source states, which is not proposed', () => {
    expect(created({ name: 'Zorb Pulldown (Band)' })).toMatchObject({ equipment: 'band', proposed: ['muscles'] });
    expect(created({ name: 'Zorb Pulldown', equipment: 'Machine' })).toMatchObject({ equipment: 'machine' });
  });

  it('does not call an exercise one without equipment if its sets have loads', () => {
    expect(created({ name: 'Zorb Push Up', sets: [setWith({ load: kg(10), reps: 5 })] }).equipment).toBeNull();
  });

  it('narrows a category, but does not contradict it', () => {
    expect(created({ name: 'Zorb Leg Curl', category: 'Legs' }).muscles).toEqual({ hamstrings: 1, calves: 0.5 });
    expect(created({ name: 'Zorb Curl', category: 'Back' })).toMatchObject({
      muscles: { lats: 1, upperBack: 1 },
      proposed: [],
    });
  });

  it('tells that a load was added to the body weight, if some sets have none', () => {
    const sets = [{ reps: 8 }, { load: kg(10), reps: 5 }].map(setWith);
    expect(created({ name: 'Zorb Dip', sets }).tracking).toBe('weightedBodyWeight');
    expect(created({ name: 'Zorb Dip', sets: sets.slice(1) }).tracking).toBe('loadReps');
    expect(created({ name: 'Zorb Dip (Machine)', sets }).tracking).toBe('loadReps');
  });

  it('agrees with the library about almost all of its names, in English and German', () => {
    const rows = library.flatMap(({ slug, name, aliases, muscles }) => {
      const { main } = musclesByPart({ muscles });
      const found = [name, ...aliases, ...(germanNames[slug] ?? [])].map(
        (each) => movementMuscles.find(([words]) => words.test(movementIn(each)))?.[1] ?? {},
      );
      return found.map((each) => ({ main, found: musclesByPart({ muscles: each }).main }));
    });
    const proposed = rows.filter(({ found }) => found.length > 0);
    const right = proposed.filter(({ main, found }) => found.some((muscle) => main.includes(muscle)));
    expect(proposed.length / rows.length).toBeGreaterThan(0.75);
    expect(right.length / proposed.length).toBeGreaterThan(0.98);
  });

  it('covers what other apps call strength exercises that the library lacks', () => {
    const lines = ['Strong', 'Hevy', 'JEFIT', 'Liftosaur'].flatMap((app) => (appNames[app] ?? '').trim().split('\n'));
    const unknown = lines.flatMap((line) => (line.endsWith(' = new') ? [line.replace(' = new', '').trim()] : []));
    const without = unknown.filter((name) => Object.keys(created({ name }).muscles).length === 0);
    expect(without).toEqual(['Stair Machine (Floors)', 'HIIT', 'Warm Up']);
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
