import type { Equipment, Muscle, Tracking } from '../../exercise/index.ts';
import { musclesOfCategory } from './category-muscles.ts';
import { equipmentOf, type StatedEquipment } from './equipment-words.ts';
import { guessTracking } from './guess-tracking.ts';
import type { ImportedExercise } from './imported-exercises.ts';

/** What to create for an exercise that the app does not have. The user can change all of it. */
export interface NewExercise {
  readonly name: string;
  /** Null if the source does not state it. */
  readonly equipment: Equipment | null;
  readonly tracking: Tracking;
  /** By muscle: 1 for a primary muscle, less for a secondary one. Empty if the source does not say. */
  readonly muscles: { readonly [M in Muscle]?: number };
}

export function newExercise(
  { name, category, sets }: ImportedExercise,
  equipment: ReadonlySet<StatedEquipment>,
): NewExercise {
  const known = [...equipment].map((each) => equipmentOf[each]).filter((each) => each !== null);
  return {
    name: name.trim(),
    equipment: known[0] ?? null,
    tracking: guessTracking(sets, equipment),
    muscles: category === null ? {} : musclesOfCategory(category),
  };
}
