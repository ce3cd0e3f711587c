import type { Drawing } from './drawing.ts';
import type { Equipment } from './equipment.ts';
import type { MovementPattern } from './movement-pattern.ts';
import type { Muscle } from './muscle.ts';
import type { Step } from './step.ts';
import type { Tracking } from './tracking.ts';
import type { UsualBar } from './usual-bar.ts';

/** A library exercise, with the facts that apply to every user. */
export interface LibraryExercise {
  /** Its permanent id: workouts and users' settings reference it. */
  readonly slug: string;
  readonly name: string;
  readonly equipment: Equipment;
  readonly tracking: Tracking;
  readonly pattern: MovementPattern;
  /** The drawing that shows how to do it. Absent if none of them does. */
  readonly drawing?: Drawing;
  /** 1 for a primary muscle, less for a secondary one; never 0. */
  readonly muscles: { readonly [M in Muscle]?: number };
  /** Other names that people search for, including those used by other apps. */
  readonly aliases: readonly string[];
  /** Whether it is done one side after the other. */
  readonly unilateral?: true;
  /**
   * How much of the body weight the exercise moves, 0–1. Absent if it moves none, or if the recorded load covers all
   * that it moves.
   *
   * Push-ups use measured values; pull-ups and dips are 1 by convention; the others use the mass of the body segments
   * that move.
   *
   * @see W. Ebben et al., "Kinetic analysis of several variations of push-ups", J Strength Cond Res 25 (2011)
   * @see P. de Leva, "Adjustments to Zatsiorsky-Seluyanov's segment inertia parameters", J Biomech 29 (1996)
   */
  readonly bodyWeightShare?: number;
  /** The smallest step of load, if it differs from that of its equipment. */
  readonly step?: Step;
  /** The bar that is usually used for it, if it is done with a bar that takes plates. */
  readonly bar?: UsualBar;
}
