import type { Instant, Leaves } from '../../kernel/index.ts';
import type { LineReading } from '../notation/index.ts';
import { type Arranged, type Undo, undoable } from '../undoable.ts';
import { placedExercises } from '../workout-exercises.ts';
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
    for (const [index, { line, reading }] of lines.entries()) {
      const { exercises } = placedExercises(draft, leaves);
      const then = at - (lines.length - 1 - index) * stepMs;
      if (line === null) logTyped(draft, exercises, { reading, at: then, newId });
      else logLine(draft, exercises, { line, reading, at: then });
    }
  });
}
