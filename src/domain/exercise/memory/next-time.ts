import { type Arranged, type Undo, undoable } from '../undoable.ts';
import type { NextTimeAnswer } from './exercise-in-workout.ts';

/** A remark of a workout: of one of its exercises, or of a set of that exercise. */
export interface RemarkPlace {
  /** The id of the exercise within the workout. */
  readonly exercise: string;
  /** Null for a remark of the exercise. */
  readonly set: string | null;
}

/** Makes a remark a note for next time, after those that the exercise already has. */
export function keepForNextTime(draft: Arranged, place: RemarkPlace): Undo {
  return undoable(draft, () => {
    const exercise = draft.exercises[place.exercise];
    const remark = remarkAt(draft, place);
    if (exercise === undefined || remark === undefined) return;
    exercise.nextTime = exercise.nextTime === undefined ? remark : `${exercise.nextTime}\n${remark}`;
    clearRemark(draft, place);
  });
}

/** Clears a remark, for example because it became the cue of the exercise. */
export function removeRemark(draft: Arranged, place: RemarkPlace): Undo {
  return undoable(draft, () => clearRemark(draft, place));
}

/** Stores whether what an earlier workout noted for next time helped in this one. */
export function answerNextTime(draft: Arranged, exercise: string, answer: NextTimeAnswer): Undo {
  return undoable(draft, () => {
    const answered = draft.exercises[exercise];
    if (answered !== undefined) answered.nextTimeAnswer = answer;
  });
}

function remarkAt({ exercises, sets }: Arranged, { exercise, set }: RemarkPlace): string | undefined {
  return set === null ? exercises[exercise]?.remark : sets[set]?.remark;
}

function clearRemark({ exercises, sets }: Arranged, { exercise, set }: RemarkPlace): void {
  const holder = set === null ? exercises[exercise] : sets[set];
  if (holder !== undefined) holder.remark = undefined;
}
