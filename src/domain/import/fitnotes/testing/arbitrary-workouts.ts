import fc from 'fast-check';
import type { WorkoutDraft } from '../../draft/index.ts';
import { days, names, notes, typedLoads } from '../../testing/arbitrary-texts.ts';

const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });

const liftingSet = fc.record({
  load: typedLoads.chain((value) => fc.constantFrom({ value, unit: 'kg' as const }, { value, unit: 'lb' as const })),
  reps: fc.integer({ min: 0, max: 50 }),
  seconds: fc.constant(null),
  distance: fc.constant(null),
  remark: notes,
});
const cardioSet = fc.record({
  load: fc.constant(null),
  reps: fc.constant(null),
  seconds: optional(fc.integer({ min: 1, max: 9999 })),
  distance: fc.integer({ min: 1, max: 5000 }).map((ten) => ({ value: ten / 100, unit: 'mi' as const })),
  remark: notes,
});

const workout: fc.Arbitrary<WorkoutDraft> = fc
  .record({
    day: days,
    exercises: fc.uniqueArray(
      fc
        .record({ name: names, category: optional(fc.constantFrom('Legs', 'Chest')), isCardio: fc.boolean() })
        .chain(({ isCardio, ...exercise }) =>
          fc
            .array<typeof liftingSet | typeof cardioSet extends fc.Arbitrary<infer Set> ? Set : never>(
              isCardio ? cardioSet : liftingSet,
              { minLength: 1, maxLength: 4 },
            )
            .map((sets) => ({
              ...exercise,
              equipment: null,
              superset: null,
              restSeconds: null,
              remark: '',
              sets: sets.map((set) => ({ kind: 'working' as const, rpe: null, side: null, completedAt: null, ...set })),
            })),
        ),
      { selector: ({ name }) => name, minLength: 1, maxLength: 5 },
    ),
  })
  .map(({ day, exercises }) => ({
    ...({ kind: 'workout', sourceId: day, origin: '', title: '', remark: '', effort: null, bodyWeight: null } as const),
    startedAt: { wall: `${day}T12:00:00` },
    seconds: null,
    exercises,
  }));

/** Workouts of different days, as FitNotes' exports can contain them. */
export const workouts = fc.uniqueArray(workout, { selector: ({ sourceId }) => sourceId, maxLength: 4 });
