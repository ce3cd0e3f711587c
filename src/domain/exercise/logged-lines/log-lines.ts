import { derivedId } from '../../digest/index.ts';
import type { Instant, Leaves, RecordKey } from '../../kernel/index.ts';
import { joinSuperset, supersetsOf } from '../logging/index.ts';
import type { LineReading, SupersetLabel } from '../notation/index.ts';
import { type Arranged, type Undo, undoable } from '../undoable.ts';
import { placedExercises, type WorkoutExercise } from '../workout-exercises.ts';
import { logLine, logTyped, type NoteLine } from './log-line.ts';

/** A line to log. */
export interface LineToLog {
  /** Null if it was typed into the workout itself. */
  readonly line: NoteLine | null;
  readonly reading: LineReading;
}

/**
 * Logs several lines in a workout, one after the other, as one edit.
 *
 * @param leaves those of the workout before the edit
 * @param at when the last line was completed; each line before it a millisecond earlier, so that the times tell which one
 * was the last. Whole minutes are typed times of a past workout; they are left as they are, because a clock that is set
 * right moves all others.
 * @param newId returns ids for the sets of lines that were typed into the workout itself
 * @returns an undo function
 */
export function logLines(
  draft: Arranged,
  leaves: Leaves,
  { lines, at, newId }: { readonly lines: readonly LineToLog[]; readonly at: Instant; readonly newId: () => string },
): Undo {
  return undoable(draft, () => {
    const stepMs = at % 60_000 === 0 ? 0 : 1;
    const firstByLetter = new Map<string, string>();
    const letterById = new Map<string, string>();
    for (const [index, { line, reading }] of lines.entries()) {
      const { exercises } = placedExercises(draft, leaves);
      const then = at - (lines.length - 1 - index) * stepMs;
      if (line === null) logTyped(draft, exercises, { reading, at: then, newId });
      else logLine(draft, exercises, { line, reading, at: then });
      if (reading.superset === null) continue;
      const { letter } = reading.superset;
      const id = placedExercises(draft, leaves).exercises.findLast(isOf(reading.exercise))?.id;
      if (id === undefined) continue;
      const partner = partnerOf(reading.superset, exercises);
      // the line of the real partner may not be understood yet
      const isOfOther = partner !== undefined && (letterById.get(partner) ?? letter) !== letter;
      const first = firstByLetter.get(letter) ?? (isOfOther ? id : (partner ?? id));
      firstByLetter.set(letter, first);
      letterById.set(id, letter);
      if (first !== id) joinSuperset(draft, [first, id], line === null ? newId() : idOfSuperset(line));
    }
  });
}

function isOf(key: RecordKey): (each: WorkoutExercise) => boolean {
  return ({ exercise }) => exercise.exercise === key;
}

/**
 * Returns the exercise with which a labelled one alternates: the first of the superset with this letter in the workout,
 * or for any but the first place, the exercise that was done last.
 *
 * @param exercises those of the workout before the line was logged, in order
 */
function partnerOf({ letter, place }: SupersetLabel, exercises: readonly WorkoutExercise[]): string | undefined {
  if (place === 1) return undefined;
  const [first] = supersetsOf(exercises)[letter.charCodeAt(0) - 'A'.charCodeAt(0)] ?? [];
  return first ?? doneLast(exercises)?.id;
}

function doneLast(exercises: readonly WorkoutExercise[]): WorkoutExercise | undefined {
  const lastDone = ({ sets }: WorkoutExercise) => Math.max(0, ...sets.map(({ set }) => set.result?.completedAt ?? 0));
  const latest = Math.max(0, ...exercises.map(lastDone));
  return latest === 0 ? undefined : exercises.findLast((each) => lastDone(each) === latest);
}

/** Follows from the line, so that two devices that log it offline create one superset. */
function idOfSuperset({ note, block }: NoteLine): string {
  return derivedId(['mensana superset', note, block]);
}
