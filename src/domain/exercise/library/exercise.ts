import { check, leaf, mapOf, type RecordOf, recordType } from '../../kernel/index.ts';
import { equipment } from './equipment.ts';
import { movementPatterns } from './movement-pattern.ts';
import { tracking } from './tracking.ts';

export type Exercise = RecordOf<typeof exercise>;

/** A custom exercise (its id is a UUID), or the user's changes to a library exercise (its id is the library's slug). */
export const exercise = recordType(
  'exercises',
  {
    name: leaf(check.text),
    aliases: mapOf(leaf(check.text)),
    equipment: leaf(check.openName(...equipment)),
    tracking: leaf(check.openName(...tracking)),
    /** Maps each muscle to its weight, 0–1; 1 is a primary muscle. */
    muscles: mapOf(leaf(check.numberWithin(0, 1))),
    pattern: leaf(check.openName(...movementPatterns)),
    unilateral: leaf(check.flag),
    /** How much of the body weight the exercise moves, 0–1. */
    bodyWeightShare: leaf(check.numberWithin(0, 1)),
    increment: leaf(check.positiveQuantity),
    bar: leaf(check.id),
    unit: leaf(check.openName('kg', 'lb')),
    restSeconds: leaf(check.numberFrom(0)),
    cue: leaf(check.text),
    note: leaf(check.key),
    favourite: leaf(check.flag),
    hidden: leaf(check.flag),
    mergedInto: leaf(check.key),
    /** Permanently deleted exercises, by id, whose sets count as sets of this one. */
    replaces: mapOf(leaf(check.present)),
  },
  {
    remains: [
      'name',
      'equipment',
      'tracking',
      'muscles',
      'pattern',
      'unilateral',
      'bodyWeightShare',
      'mergedInto',
      'replaces',
    ],
  },
);
