import { z } from 'zod/mini';
import { check, leaf, mapOf, type RecordOf, recordType } from '../kernel/index.ts';
import { progressionRule } from './progression-rule.ts';

export type Programme = RecordOf<typeof programme>;

/** 0 is Sunday. */
export const weekdays = z.readonly(z.array(check.wholeWithin(0, 6)).check(z.maxLength(7)));

export const deloadWeeks = z.object({ every: check.wholeWithin(2, 52), share: check.numberWithin(0.05, 0.9) });

export const programme = recordType(
  'programmes',
  {
    name: leaf(check.text),
    form: leaf(check.oneOf('week', 'rotation')),
    startedOn: leaf(check.localDay),
    endedOn: leaf(check.localDay),
    days: mapOf(
      leaf(
        z.object({
          order: check.order,
          /** 0 is Sunday. */
          weekday: z.optional(z.nullable(check.wholeWithin(0, 6))),
          routine: z.optional(check.id),
        }),
      ),
    ),
    /** The weekdays on which a rotation is trained. Without them, its days follow each other. */
    weekdays: leaf(weekdays),
    /** By exercise id. */
    progression: mapOf(leaf(progressionRule)),
    /** By exercise id. */
    trainingMax: mapOf(leaf(check.positiveQuantity)),
    /** One in `every` weeks or rotations is a deload, in which loads are lower by `share`. */
    deloadWeeks: leaf(deloadWeeks),
    /** When to remind of the day's routine, in minutes after midnight wherever the device is. */
    remindAt: leaf(check.wholeWithin(0, 1439)),
    note: leaf(check.key),
  },
  { remains: ['name'] },
);
