import type { Equipment } from '../equipment.ts';
import type { Muscle } from '../muscle.ts';
import type { Tracking } from '../tracking.ts';

/** One exercise of the library: what is true of it for everybody. */
export interface LibraryExercise {
  /** Its id for ever: workouts and a person's own settings name it. */
  readonly slug: string;
  readonly name: string;
  readonly equipment: Equipment;
  readonly tracking: Tracking;
  /** 1 for a muscle that the exercise is for, less for one that helps; never 0. */
  readonly muscles: { readonly [M in Muscle]?: number };
  /** Other names under which people look for it. */
  readonly aliases: readonly string[];
}
