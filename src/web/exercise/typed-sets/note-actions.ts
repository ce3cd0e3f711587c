import type { KnownExercises } from '#domain/exercise/index.ts';
import { settingsIdOf } from '#domain/exercise/library/index.ts';
import {
  agreeWithLine,
  applyLine,
  blockFor,
  blockOf,
  logLine,
  notedSet,
  rewrittenLine,
  withBlock,
  withoutBlock,
  wordsDigest,
} from '#domain/exercise/logged-lines/index.ts';
import { completionTime, type Undo } from '#domain/exercise/logging/index.ts';
import type { LineReading } from '#domain/exercise/notation/index.ts';
import type { LineAction, OutsideChange } from '../../line-signs/index.ts';
import type { LineContext } from './line-context.ts';
import { logNoteLines, type NotePlace } from './log-note-lines.ts';
import { type LoggedByLine, type LoggedSets, mergedBehind, type NoteLineOf, type NoteLineState } from './note-lines.ts';
import { changeCue, changeWorkout, type LoggingDocument, together, trashEmptyWorkouts } from './outside-changes.ts';
import { removeLoggedSets, removeSetsWithExercises } from './remove-sets.ts';

export interface NoteActionParts {
  readonly document: LoggingDocument;
  readonly place: NotePlace;
  readonly context: LineContext;
  readonly catalogue: KnownExercises;
  /** The ids of other lines of the note. */
  readonly takenBlocks: () => ReadonlySet<string>;
  /** Tells the person that logging is not undone, because its sets were changed since. */
  readonly tellKept: () => void;
}

export type Logged = Exclude<NoteLineState, { readonly kind: 'offered' | 'copy' | 'other' }>;

/** Logs offered lines and gives each its id. */
export function logAction(offered: readonly NoteLineOf<'offered'>[], parts: NoteActionParts): LineAction {
  const { document, place, tellKept } = parts;
  return {
    lines: offered.map(({ line }) => line),
    run: () => {
      const taken = new Set(parts.takenBlocks());
      const logged = offered.map(({ line, reading, isAgain }) => {
        const own = isAgain ? blockOf(line.text) : null;
        const block = own ?? blockFor(line.text, place.note, taken);
        taken.add(block);
        return { text: withBlock(line.text, block), reading, block };
      });
      const toLog = logged.map(({ text, reading, block }) => ({
        line: { note: place.note, block, words: wordsDigest(text) },
        reading,
      }));
      return {
        texts: logged.map(({ text }) => text),
        changeOutside: () =>
          together([
            logNoteLines(document, place, { lines: toLog, tellKept }),
            ...offered.flatMap(({ reading }) => cueChange(reading, parts)),
          ]),
      };
    },
  };
}

/** Writes the cue that a line states; returns no change if it states none. */
export function cueChange(
  { isCue, remark, exercise }: LineReading,
  { document, catalogue }: Pick<NoteActionParts, 'document' | 'catalogue'>,
): readonly OutsideChange[] {
  const known = catalogue.get(exercise);
  return isCue && remark !== '' && known !== undefined ? [changeCue(document, settingsIdOf(known), remark)] : [];
}

/** Writes what a line states into its sets. */
export function updateWorkoutAction(differing: NoteLineOf<'differs'>, { document }: NoteActionParts): LineAction {
  const { line, reading, note, block, workout, state, sets, own } = differing;
  const noteLine = { note, block, words: wordsDigest(own) };
  const edit = differing.isOtherExercise
    ? (draft: Parameters<Undo>[0], at: number) => {
        const undoRemoval = removeSetsWithExercises(draft, workout.exercises, { ids: idsOf(sets), at });
        const undoLog = logLine(draft, workout.exercises, { line: noteLine, reading, at });
        return (later: Parameters<Undo>[0]) => {
          undoLog(later);
          undoRemoval(later);
        };
      }
    : (draft: Parameters<Undo>[0], at: number) => applyLine(draft, workout.exercises, { line: noteLine, state, at });
  return {
    lines: [line],
    run: () => ({
      texts: [withMerged(own, differing)],
      changeOutside: () => {
        const { endedAt } = document.records('workouts').find(({ id }) => id === workout.id)?.value ?? {};
        const at = completionTime({ endedAt }, document.now());
        return changeWorkout(document, workout.id, (draft) => edit(draft, at));
      },
    }),
  };
}

/** Writes the sets of a line into it. */
export function updateLineAction(
  differing: NoteLineOf<'differs'>,
  { document, context }: NoteActionParts,
): LineAction | null {
  const { line, reading, note, block, workout, own } = differing;
  const text = lineWithSets(own, reading, differing, context);
  if (text === null || differing.isOtherExercise) return null;
  const words = wordsDigest(text);
  return {
    lines: [line],
    run: () => ({
      texts: [withMerged(text, differing)],
      changeOutside: () => changeWorkout(document, workout.id, (draft) => agreeWithLine(draft, { note, block, words })),
    }),
  };
}

/** Returns a line with the sets that it logged, as they are in the workout. */
export function lineWithSets(
  text: string,
  reading: LineReading,
  { sets }: Pick<LoggedByLine, 'sets'>,
  { exerciseOf, decimalMark }: LineContext,
): string | null {
  const exercise = exerciseOf(reading.exercise);
  if (exercise === null || sets.length === 0) return null;
  const remark = sets.at(-1)?.set.remark ?? '';
  return rewrittenLine(text, reading, { sets: sets.map(notedSet), remark, exercise, decimalMark });
}

/** Separates a line from its sets, which stay in the workout. */
export function keepSetsAction(state: Logged): LineAction {
  return {
    lines: [state.line],
    run: () => ({ texts: [withMerged(withoutBlock(state.own), state)], changeOutside: null }),
  };
}

/** Removes the sets of a line from the workout. */
export function removeSetsAction(state: Logged, { document }: NoteActionParts): LineAction {
  const { line, workout, sets, own } = state;
  return {
    lines: [line],
    run: () => ({
      texts: [withMerged(withoutBlock(own), state)],
      changeOutside: () => removeLoggedSets(document, [{ workout, ids: idsOf(sets) }]),
    }),
  };
}

/** Removes the copy of a logged line. */
export function removeCopyAction({ line }: NoteLineOf<'copy'>): LineAction {
  return { lines: [line], run: () => ({ texts: [null], changeOutside: null }) };
}

/** Makes the copy of a logged line a line of its own, which is not logged yet. */
export function keepCopyAction({ line }: NoteLineOf<'copy'>): LineAction {
  return { lines: [line], run: () => ({ texts: [withoutBlock(line.text)], changeOutside: null }) };
}

/** Moves what was merged into a logged line to a line of its own, or removes it if it is the same line again. */
export function separateAction(state: Logged): LineAction {
  return { lines: [state.line], run: () => ({ texts: [withMerged(state.own, state)], changeOutside: null }) };
}

/**
 * Keeps the sets of a line in one workout and removes them from the others. Workouts that were begun for the line and
 * have no other sets are moved to the trash.
 */
export function keepOnceAction({ line, elsewhere, note }: Logged, { document }: NoteActionParts): LineAction {
  return {
    lines: [line],
    run: () => ({
      texts: [line.text],
      changeOutside: () => {
        const removed = removeLoggedSets(
          document,
          elsewhere.map(({ workout, sets }) => ({ workout, ids: idsOf(sets) })),
        );
        const begun = elsewhere.filter(({ workout }) => workout.fromNote === note).map(({ workout }) => workout.id);
        return together([removed, trashEmptyWorkouts(document, begun)]);
      },
    }),
  };
}

/** Returns the text of a line with what was merged into it on a line below. */
function withMerged(own: string, state: Logged): string {
  const merged = mergedBehind(state);
  return merged === '' || isMergedCopy(state) ? own : `${own}\n${state.line.text.slice(state.own.length).trim()}`;
}

/** Returns whether two devices wrote the same line at the same place of the note, and both texts are there. */
export function isMergedCopy({ line, own }: Logged): boolean {
  return line.text.slice(own.length).trim() === own.trim();
}

function idsOf(sets: LoggedSets['sets']): readonly string[] {
  return sets.map(({ id }) => id);
}
