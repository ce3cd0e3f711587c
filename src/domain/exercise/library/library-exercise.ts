import type { Equipment } from '../equipment.ts';
import type { MovementPattern } from '../movement-pattern.ts';
import type { Muscle } from '../muscle.ts';
import type { Tracking } from '../tracking.ts';
import type { Step } from './step.ts';
import type { UsualBar } from './usual-bar.ts';

/** One exercise of the library: what is true of it for everybody. */
export interface LibraryExercise {
  /** Its id for ever: workouts and a person's own settings name it. */
  readonly slug: string;
  readonly name: string;
  readonly equipment: Equipment;
  readonly tracking: Tracking;
  readonly pattern: MovementPattern;
  /** 1 for a muscle that the exercise is for, less for one that helps; never 0. */
  readonly muscles: { readonly [M in Muscle]?: number };
  /** Other names under which people look for it, those that other apps give it among them. */
  readonly aliases: readonly string[];
  /** One side after the other. */
  readonly unilateral?: true;
  /**
   * The share of body weight that is moved, 0–1; absent where it is none, or where a load stands for all of it.
   *
   * Push-ups as measured; pull-ups and dips 1 by convention; else the mass of the segments that move.
   *
   * @see W. Ebben et al., "Kinetic analysis of several variations of push-ups", J Strength Cond Res 25 (2011)
   * @see P. de Leva, "Adjustments to Zatsiorsky-Seluyanov's segment inertia parameters", J Biomech 29 (1996)
   */
  readonly bodyWeightShare?: number;
  /** The least step of load, where it is not that of its equipment. */
  readonly step?: Step;
  /** Where it is done with a bar that plates go on. */
  readonly bar?: UsualBar;
}
