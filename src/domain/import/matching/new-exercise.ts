import { type Equipment, type KnownExercise, musclesByPart } from '../../exercise/index.ts';
import type { SetDraft } from '../draft/index.ts';
import { musclesOfCategory } from './category-muscles.ts';
import { equipmentOf, type StatedEquipment } from './equipment-words.ts';
import { guessTracking } from './guess-tracking.ts';
import type { ImportedExercise } from './imported-exercises.ts';
import { bodyWeightMovements, movementEquipment } from './movement-equipment.ts';
import { movementMuscles } from './movement-muscles.ts';
import { movementIn } from './name-words.ts';

/** What to create for an exercise that the app does not have. The user can change all of it. */
export interface NewExercise {
  readonly name: string;
  /** Null if the source does not state it and the name does not imply it. */
  readonly equipment: string | null;
  readonly tracking: string;
  /** By muscle: 1 for a primary muscle, less for a secondary one. Empty if neither the source nor the name says. */
  readonly muscles: Readonly<Record<string, number>>;
  /** Whether the name says that one side is trained at a time. */
  readonly isUnilateral: boolean;
  /** What the source does not state: it is concluded from the name, and the user should check it. */
  readonly proposed: readonly ProposedPart[];
}

type Muscles = NewExercise['muscles'];

export type ProposedPart = 'equipment' | 'muscles';

/** @param similar exercises of the same movement, with any equipment */
export function newExercise(
  { name, category, sets }: ImportedExercise,
  stated: ReadonlySet<StatedEquipment>,
  similar: readonly KnownExercise[],
): NewExercise {
  const movement = movementIn(name);
  const known = [...stated].map((each) => equipmentOf[each]).find((each) => each !== null) ?? null;
  const implied = stated.size === 0 ? impliedEquipment(movement, sets) : null;
  const ofCategory = category === null ? {} : musclesOfCategory(category);
  const ofName = musclesOfMovement(movement, similar);
  const isFromName = isEmpty(ofCategory) ? !isEmpty(ofName) : isWithin(ofName, ofCategory);
  return {
    name: name.trim(),
    equipment: known ?? implied,
    tracking: guessTracking(sets, withBodyWeight(stated, movement, sets)),
    muscles: isFromName ? ofName : ofCategory,
    isUnilateral: oneSide.test(movement),
    proposed: [...(implied === null ? [] : ['equipment' as const]), ...(isFromName ? ['muscles' as const] : [])],
  };
}

const oneSide = /single(?:arm|leg)|einarmig|einbeinig/;

function impliedEquipment(movement: string, sets: readonly SetDraft[]): Equipment | null {
  const equipment = movementEquipment.find(([words]) => words.test(movement))?.[1] ?? null;
  return equipment === 'none' && sets.some(isLoaded) ? null : equipment;
}

/** Exercises of the same movement say more than a word in the name, unless they train different muscles. */
function musclesOfMovement(movement: string, similar: readonly KnownExercise[]): Muscles {
  const [first, ...others] = similar.filter(({ muscles }) => !isEmpty(muscles));
  if (first !== undefined && others.every((other) => haveSameTarget(first, other))) return first.muscles;
  return movementMuscles.find(([words]) => words.test(movement))?.[1] ?? {};
}

function haveSameTarget(a: KnownExercise, b: KnownExercise): boolean {
  const { main } = musclesByPart(a);
  return musclesByPart(b).main.some((muscle) => main.includes(muscle));
}

/** Returns whether the primary muscles of a name are among those of its category, and so say the same more exactly. */
function isWithin(ofName: Muscles, ofCategory: Muscles): boolean {
  const { main } = musclesByPart({ muscles: ofName });
  return main.length > 0 && main.every((muscle) => Object.hasOwn(ofCategory, muscle));
}

/** Sets without a load show that the load of the others was added to the body weight. */
function withBodyWeight(
  stated: ReadonlySet<StatedEquipment>,
  movement: string,
  sets: readonly SetDraft[],
): ReadonlySet<StatedEquipment> {
  const isAdded = stated.size === 0 && bodyWeightMovements.test(movement) && !sets.every(isLoaded);
  return isAdded ? new Set(['bodyWeight']) : stated;
}

function isLoaded({ load }: SetDraft): boolean {
  return load !== null && load.value !== 0;
}

function isEmpty(muscles: Muscles): boolean {
  return Object.keys(muscles).length === 0;
}
