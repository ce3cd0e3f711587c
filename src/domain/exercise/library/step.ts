import type { Equipment } from './equipment.ts';

/** The steps of load found in gyms. They are round numbers in each unit, so the masses differ. */
export interface Step {
  readonly kg: number;
  readonly lb: number;
}

/** For lifts with one small muscle, for which a standard step would be too large. */
export const fineStep: Step = { kg: 1, lb: 2.5 };

/** For lifts with the legs or the whole back, for which a standard step is barely noticeable. */
export const coarseStep: Step = { kg: 5, lb: 10 };

const plain: Step = { kg: 2.5, lb: 5 };

/** The usual step of load for each kind of equipment. */
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
