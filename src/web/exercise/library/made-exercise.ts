import type { Exercise, KnownExercise, Tracking } from '#domain/exercise/index.ts';

/** The properties that the user enters for a custom exercise. */
export interface MadeExercise {
  readonly tracking: string;
  readonly equipment: string | null;
  readonly muscles: Readonly<Record<string, number>>;
  readonly isUnilateral: boolean;
}

export const newExercise: MadeExercise = {
  tracking: 'loadReps' satisfies Tracking,
  equipment: null,
  muscles: {},
  isUnilateral: false,
};

/** How much a set counts for a main muscle and for a helping muscle. */
export const weightOfPart = { main: 1, helping: 0.5 } as const;

export function madeOf({ tracking, equipment, muscles, isUnilateral }: KnownExercise): MadeExercise {
  return { tracking, equipment, muscles, isUnilateral };
}

/** Writes the given properties into a record and leaves the others unchanged. */
export function writeMade(draft: Exercise, said: Partial<MadeExercise>): void {
  const { tracking, equipment, muscles, isUnilateral } = said;
  if (tracking !== undefined) draft.tracking = tracking;
  if (equipment !== undefined) draft.equipment = equipment ?? undefined;
  if (muscles !== undefined) draft.muscles = { ...muscles };
  if (isUnilateral !== undefined) draft.unilateral = isUnilateral;
}
