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
import type { LineAction } from '../../line-signs/index.ts';
import type { LineContext } from './line-context.ts';
import { logNoteLines, type NotePlace } from './log-note-lines.ts';
import type { LoggedSets, NoteLineState } from './note-lines.ts';
import { changeCue, changeWorkout, type LoggingDocument, together } from './outside-changes.ts';
import { removeLoggedSets, removeSetsWithExercises } from './remove-sets.ts';

export interface NoteActionParts {
  readonly document: LoggingDocument;
  readonly place: NotePlace;
  readonly context: LineContext;
  readonly catalogue: KnownExercises;
  /** The ids of other lines of the note. */
  readonly takenBlocks: () => ReadonlySet<string>;
}

type Offered = NoteLineState & { readonly kind: 'offered' };
type Differing = NoteLineState & { readonly kind: 'differs' };

/** Logs offered lines and gives each its id. */
export function logAction(offered: readonly Offered[], parts: NoteActionParts): LineAction {
  const { document, place } = parts;
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
      const cues = offered.flatMap(({ reading }) => cueChange(reading, parts));
      return {
        texts: logged.map(({ text }) => text),
        outside: together([logNoteLines(document, place, toLog), ...cues]),
      };
    },
  };
}

function cueChange({ isCue, remark, exercise }: LineReading, { document, catalogue }: NoteActionParts) {
  const known = catalogue.get(exercise);
  return isCue && remark !== '' && known !== undefined ? [changeCue(document, settingsIdOf(known), remark)] : [];
}

/** Writes what a line states into its sets. */
export function updateWorkoutAction(differing: Differing, { document, place }: NoteActionParts): LineAction {
  const { line, reading, block, workout, state, sets } = differing;
  const noteLine = { note: place.note, block, words: wordsDigest(line.text) };
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
    run: () => {
      const { endedAt } = document.records('workouts').find(({ id }) => id === workout.id)?.value ?? {};
      const at = completionTime({ endedAt }, document.now());
      return { texts: [line.text], outside: changeWorkout(document, workout.id, (draft) => edit(draft, at)) };
    },
  };
}

/** Writes the sets of a line into it. */
export function updateLineAction(
  differing: Differing,
  { document, place, context }: NoteActionParts,
): LineAction | null {
  const { line, reading, block, workout } = differing;
  const text = lineWithSets(line.text, reading, differing, context);
  if (text === null || differing.isOtherExercise) return null;
  const words = wordsDigest(text);
  return {
    lines: [line],
    run: () => ({
      texts: [text],
      outside: changeWorkout(document, workout.id, (draft) => agreeWithLine(draft, { note: place.note, block, words })),
    }),
  };
}

/** Returns a line with the sets that it logged, as they are in the workout. */
export function lineWithSets(
  text: string,
  reading: LineReading,
  { sets }: Pick<LoggedSets, 'sets'>,
  { exerciseOf, decimalMark }: LineContext,
): string | null {
  const exercise = exerciseOf(reading.exercise);
  if (exercise === null || sets.length === 0) return null;
  const remark = sets.at(-1)?.set.remark ?? '';
  return rewrittenLine(text, reading, { sets: sets.map(notedSet), remark, exercise, decimalMark });
}

/** Separates a line from its sets, which stay in the workout. */
export function keepSetsAction({ line }: NoteLineState): LineAction {
  return { lines: [line], run: () => ({ texts: [withoutBlock(line.text)], outside: null }) };
}

/** Removes the sets of a line from the workout. */
export function removeSetsAction(
  { line, workout, sets }: NoteLineState & LoggedSets,
  { document }: NoteActionParts,
): LineAction {
  return {
    lines: [line],
    run: () => ({
      texts: [withoutBlock(line.text)],
      outside: removeLoggedSets(document, [{ workout, ids: idsOf(sets) }]),
    }),
  };
}

function idsOf(sets: LoggedSets['sets']): readonly string[] {
  return sets.map(({ id }) => id);
}
