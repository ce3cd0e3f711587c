import type { Equipment, KnownExercise } from '../../exercise/index.ts';
import type { Rewrites } from './vocabulary.ts';

/** Equipment as names of exercises state it, which is finer than the app's list. */
export type StatedEquipment =
  | 'barbell'
  | 'ezBar'
  | 'trapBar'
  | 'dumbbell'
  | 'kettlebell'
  | 'machine'
  | 'smithMachine'
  | 'cable'
  | 'band'
  | 'plate'
  | 'medicineBall'
  | 'stabilityBall'
  | 'suspension'
  | 'pullUpBar'
  | 'bodyWeight'
  | 'weighted'
  | 'assisted';

/** The phrases that state equipment, in the spelling of `vocabulary.ts`. */
export const equipmentPhrases: Rewrites & Readonly<Record<string, StatedEquipment>> = {
  'body only': 'bodyWeight',
  'bosu ball': 'stabilityBall',
  'cable machine': 'cable',
  'e z bar': 'ezBar',
  'exercise ball': 'stabilityBall',
  'ez bar': 'ezBar',
  'ez barbell': 'ezBar',
  'ez curl bar': 'ezBar',
  'gymnastic ring': 'suspension',
  'hex bar': 'trapBar',
  'leverage machine': 'machine',
  'med ball': 'medicineBall',
  'medicine ball': 'medicineBall',
  'no equipment': 'bodyWeight',
  'olympic bar': 'barbell',
  'olympic barbell': 'barbell',
  'plate loaded': 'machine',
  'pullup bar': 'pullUpBar',
  'resistance band': 'band',
  'smith machine': 'smithMachine',
  'stability ball': 'stabilityBall',
  'suspension trainer': 'suspension',
  'swiss ball': 'stabilityBall',
  'trap bar': 'trapBar',
  'weight plate': 'plate',
  assisted: 'assisted',
  band: 'band',
  barbell: 'barbell',
  bodyweight: 'bodyWeight',
  cable: 'cable',
  dumbbell: 'dumbbell',
  ez: 'ezBar',
  ezbar: 'ezBar',
  kettlebell: 'kettlebell',
  leverage: 'machine',
  machine: 'machine',
  medicineball: 'medicineBall',
  plate: 'plate',
  ring: 'suspension',
  smith: 'smithMachine',
  stabilityball: 'stabilityBall',
  suspension: 'suspension',
  trapbar: 'trapBar',
  trx: 'suspension',
  weighted: 'weighted',

  // German
  'sz stange': 'ezBar',
  gymnastikball: 'stabilityBall',
  kabel: 'cable',
  kabelzug: 'cable',
  klimmzugstange: 'pullUpBar',
  korpergewicht: 'bodyWeight',
  kurzhantel: 'dumbbell',
  kurzhanteln: 'dumbbell',
  langhantel: 'barbell',
  maschine: 'machine',
  medizinball: 'medicineBall',
  multipresse: 'smithMachine',
  sz: 'ezBar',
  widerstandsband: 'band',
};

/** Removes what a more exact statement contains: an EZ bar is a barbell, and a cable is part of a machine. */
export function maxExact(stated: Iterable<StatedEquipment>): ReadonlySet<StatedEquipment> {
  const all = new Set(stated);
  if (all.has('ezBar') || all.has('trapBar')) all.delete('barbell');
  if (all.has('cable') || all.has('smithMachine')) all.delete('machine');
  if (all.has('machine')) all.delete('plate');
  return all;
}

type WithEquipment = Pick<KnownExercise, 'equipment' | 'tracking'>;

/** Returns whether an exercise is done with all that is stated. */
export function isDoneWith(exercise: WithEquipment, stated: ReadonlySet<StatedEquipment>): boolean {
  return [...stated].every((each) => fits(exercise, each));
}

function fits({ equipment, tracking }: WithEquipment, stated: StatedEquipment): boolean {
  switch (stated) {
    case 'assisted':
      return tracking === 'assistedBodyWeight';
    case 'weighted':
      return tracking === 'weightedBodyWeight' || equipment === 'plate';
    case 'bodyWeight':
      if (equipment === 'none' || equipment === 'pullUpBar' || tracking === 'weightedBodyWeight') return true;
      return equipment === 'other' && tracking === 'reps';
    case 'machine':
      return equipment === 'machine' || equipment === 'cardioMachine';
    default:
      return equipment === equipmentOf[stated] && stated !== 'ezBar';
  }
}

/** Equipment that allows much the same movement and loads. An exercise with it is proposed, but never as the same. */
const related: Readonly<Partial<Record<StatedEquipment, readonly StatedEquipment[]>>> = {
  ezBar: ['barbell'],
  kettlebell: ['dumbbell'],
  dumbbell: ['kettlebell', 'plate'],
  plate: ['dumbbell', 'weighted'],
  weighted: ['dumbbell', 'plate'],
};

/** Returns the statements that are like this one, except that one piece of equipment is exchanged for a related one. */
export function relatedTo(stated: ReadonlySet<StatedEquipment>): readonly ReadonlySet<StatedEquipment>[] {
  return [...stated].flatMap((each) =>
    (related[each] ?? []).map((other) => new Set([...stated].map((kept) => (kept === each ? other : kept)))),
  );
}

/** The app's equipment for what a name states; null if it says nothing about the equipment. */
export const equipmentOf: Readonly<Record<StatedEquipment, Equipment | null>> = {
  barbell: 'barbell',
  ezBar: 'barbell',
  trapBar: 'trapBar',
  dumbbell: 'dumbbell',
  kettlebell: 'kettlebell',
  machine: 'machine',
  smithMachine: 'smithMachine',
  cable: 'cable',
  band: 'band',
  plate: 'plate',
  medicineBall: 'ball',
  stabilityBall: 'ball',
  suspension: 'suspension',
  pullUpBar: 'pullUpBar',
  bodyWeight: 'none',
  weighted: null,
  assisted: null,
};
