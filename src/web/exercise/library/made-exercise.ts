import type { Exercise, KnownExercise, Tracking } from '#domain/exercise/index.ts';

/** What the person who makes an exercise says of it. */
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

/** What a muscle counts that the exercise is for, and one that helps. */
export const weightOfPart = { main: 1, helping: 0.5 } as const;

export function madeOf({ tracking, equipment, muscles, isUnilateral }: KnownExercise): MadeExercise {
  return { tracking, equipment, muscles, isUnilateral };
}

/** Writes into a record what is said, and leaves alone what is not. */
export function writeMade(draft: Exercise, said: Partial<MadeExercise>): void {
  const { tracking, equipment, muscles, isUnilateral } = said;
  if (tracking !== undefined) draft.tracking = tracking;
  if (equipment !== undefined) draft.equipment = equipment ?? undefined;
  if (muscles !== undefined) draft.muscles = { ...muscles };
  if (isUnilateral !== undefined) draft.unilateral = isUnilateral;
}
