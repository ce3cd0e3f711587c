import type { Equipment } from '../equipment.ts';

/** A step of load as gyms have it: round in each unit, so not the same mass in both. */
export interface Step {
  readonly kg: number;
  readonly lb: number;
}

/** For lifts with one small muscle, where a usual step would be a leap. */
export const fineStep: Step = { kg: 1, lb: 2.5 };

/** For lifts with the legs and the whole back, where a usual step is hardly felt. */
export const coarseStep: Step = { kg: 5, lb: 10 };

const plain: Step = { kg: 2.5, lb: 5 };

/** From one load to the next heavier one. */
export const stepByEquipment: { readonly [E in Equipment]: Step } = {
  barbell: plain,
  dumbbell: { kg: 2, lb: 5 },
  kettlebell: { kg: 4, lb: 5 },
  machine: coarseStep,
  smithMachine: plain,
  cable: plain,
  band: plain,
  trapBar: plain,
  plate: plain,
  pullUpBar: plain,
  suspension: plain,
  ball: { kg: 1, lb: 2 },
  cardioMachine: plain,
  other: plain,
  none: plain,
};
