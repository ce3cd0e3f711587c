import { check, leaf, mapOf, type RecordOf, recordType } from '../kernel/index.ts';
import { placedExerciseLeaves } from './exercise-leaves.ts';
import { progressionRule } from './progression-rule.ts';
import { plannedSetLeaves } from './set-leaves.ts';

export type Routine = RecordOf<typeof routine>;

export const routine = recordType(
  'routines',
  {
    name: leaf(check.text),
    folder: leaf(check.id),
    order: leaf(check.order),
    remark: leaf(check.text),
    archivedAt: leaf(check.instant, { clock: 'whole' }),
    exercises: mapOf({ ...placedExerciseLeaves, progression: leaf(progressionRule) }),
    sets: mapOf(plannedSetLeaves),
  },
  { remains: ['name'] },
);
