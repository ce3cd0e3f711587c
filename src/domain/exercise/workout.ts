import { z } from 'zod/mini';
import { check, leaf, mapOf, type RecordOf, recordType } from '../kernel/index.ts';
import { placedExerciseLeaves } from './exercise-leaves.ts';
import { setLeaves } from './set-leaves.ts';

export type Workout = RecordOf<typeof workout>;

export const workout = recordType(
  'workouts',
  {
    title: leaf(check.text),
    startedAt: leaf(check.instant, { clock: 'whole' }),
    /** Absent while the workout is in progress. */
    endedAt: leaf(check.instant, { clock: 'whole' }),
    zone: leaf(check.zone),
    day: leaf(check.localDay, { clock: { dayOf: 'startedAt' } }),
    routine: leaf(check.id),
    programme: leaf(z.object({ id: check.id, day: z.optional(check.id), week: z.optional(check.wholeFrom(0)) })),
    /** The workout was a deload, so no progression continues from it. */
    deloadWeek: leaf(check.flag),
    place: leaf(check.id),
    bodyWeight: leaf(check.positiveQuantity),
    /** Session RPE, 0–10. */
    effort: leaf(check.numberWithin(0, 10)),
    remark: leaf(check.text),
    /** Maps each tag's normalised name to the name as typed. */
    tags: mapOf(leaf(check.text)),
    pauses: mapOf(
      leaf(z.object({ from: check.instant, to: z.optional(z.nullable(check.instant)) }), { clock: ['from', 'to'] }),
    ),
    timer: leaf(
      z.object({ endsAt: check.instant, seconds: check.numberFrom(0), set: z.optional(z.nullable(check.id)) }),
      {
        clock: ['endsAt'],
      },
    ),
    fromNote: leaf(check.key),
    exercises: mapOf(placedExerciseLeaves),
    sets: mapOf(setLeaves),
  },
  { newestBy: ['startedAt', 'createdAt'] },
);
