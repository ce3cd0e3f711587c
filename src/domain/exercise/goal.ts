import { z } from 'zod/mini';
import { check, leaf, type RecordOf, recordType } from '../kernel/index.ts';
import { sports } from './sport.ts';

export type Goal = RecordOf<typeof goal>;

export const goal = recordType('goals', {
  kind: leaf(
    check.openName(
      'load',
      'workouts',
      'activities',
      'sessions',
      'sets',
      'duration',
      'distance',
      'bodyWeight',
      'holdBodyWeight',
      'sportActivities',
      'sportDuration',
      'sportDistance',
      'volume',
      'e1rm',
    ),
  ),
  target: leaf(z.union([check.quantity, check.number])),
  /** For a goal to hold a value: the allowed deviation from the target, either way. */
  within: leaf(check.positiveQuantity),
  per: leaf(check.oneOf('day', 'week', 'month')),
  /** The sport to which the goal is restricted. */
  sport: leaf(check.openName(...sports)),
  exercise: leaf(check.key),
  muscle: leaf(check.text),
  from: leaf(check.localDay),
  until: leaf(check.localDay),
});
