import type { KnownExercises, WorkoutExercise, WorkoutSet } from '#domain/exercise/index.ts';
import {
  blockOf,
  hasAgreedWords,
  type LineState,
  lineState,
  setsOfLine,
  withoutBlock,
} from '#domain/exercise/logged-lines/index.ts';
import { type LineReading, readBlock } from '#domain/exercise/notation/index.ts';
import { compareText, type RecordKey } from '#domain/kernel/index.ts';
import type { LineText } from '../../line-signs/index.ts';
import type { LineContext } from './line-context.ts';

/** A workout in which lines of the note may be logged, with its sets. */
export interface LoadedWorkout {
  readonly id: string;
  readonly title: string;
  readonly exercises: readonly WorkoutExercise[];
  /** The note whose lines began it, if any. */
  readonly fromNote?: string | undefined;
}

/** The sets that a line logged in a workout. */
export interface LoggedSets {
  readonly workout: LoadedWorkout;
  readonly sets: readonly WorkoutSet[];
}

/** Everything that a line logged. */
export interface LoggedByLine extends LoggedSets {
  /** The note that its sets name. It may have been deleted, and the rest of its text saved as another note. */
  readonly note: RecordKey;
  /** Its sets in other workouts: two devices logged it while each knew another workout. */
  readonly elsewhere: readonly LoggedSets[];
}

/** A line that was logged. */
interface LoggedLine extends LoggedByLine {
  readonly block: string;
  /**
   * The line up to its id. Words behind it belong to another line: two devices wrote at the same place, and their texts
   * were merged into one line.
   */
  readonly own: string;
}

/** A line of the note, with what it states and what was logged from it. */
export type NoteLineState = { readonly line: LineText } & (
  | { readonly kind: 'other'; readonly isBetween: boolean }
  | { readonly kind: 'offered'; readonly reading: LineReading; readonly isAgain: boolean }
  /** The line has the id of a logged line above it: two devices wrote and logged the same line. */
  | { readonly kind: 'copy' }
  | ({ readonly kind: 'same'; readonly reading: LineReading } & LoggedLine)
  /** The line was logged in several workouts. */
  | ({ readonly kind: 'twice' } & LoggedLine)
  | ({
      readonly kind: 'differs';
      readonly reading: LineReading;
      readonly state: LineState & { readonly kind: 'differs' };
      /** Whether the line was changed since it agreed with the sets; else the sets were. */
      readonly isLineChanged: boolean;
      /** Whether it names another exercise than the one that was logged. */
      readonly isOtherExercise: boolean;
    } & LoggedLine)
  /** The line states no sets anymore. */
  | ({ readonly kind: 'unread' } & LoggedLine)
);

export type NoteLineOf<K extends NoteLineState['kind']> = NoteLineState & { readonly kind: K };

export interface NoteLinesParts {
  readonly note: RecordKey;
  /** The notes that were permanently deleted. */
  readonly deletedNotes: ReadonlySet<string>;
  readonly context: LineContext;
  readonly catalogue: KnownExercises;
  readonly workouts: readonly LoadedWorkout[];
}

/**
 * Returns what the note's lines logged, by the id of the line. Lines of a deleted note count, because a text that was
 * edited on another device is saved as another note, with the same ids.
 */
export function setsByBlock({
  note,
  deletedNotes,
  workouts,
}: Pick<NoteLinesParts, 'note' | 'deletedNotes' | 'workouts'>): ReadonlyMap<string, LoggedByLine> {
  const byBlock = new Map<string, LoggedByLine>();
  const isBegunHere = (workout: LoadedWorkout) => Number(workout.fromNote === note);
  // the same on every device, so that two devices keep the sets of the same workout
  const inOrder = workouts.toSorted((a, b) => isBegunHere(a) - isBegunHere(b) || compareText(a.id, b.id));
  for (const workout of inOrder) {
    const lines = workout.exercises.flatMap(({ sets }) => sets.flatMap(({ set }) => set.line ?? []));
    const noteByBlock = new Map(
      lines.flatMap((line) => (line.note === note || deletedNotes.has(line.note) ? [[line.block, line.note]] : [])),
    );
    for (const [block, of] of noteByBlock) {
      const sets = setsOfLine(workout.exercises, { note: of as RecordKey, block });
      if (sets.length === 0) continue;
      const known = byBlock.get(block);
      byBlock.set(
        block,
        known === undefined
          ? { note: of as RecordKey, workout, sets, elsewhere: [] }
          : { ...known, elsewhere: [...known.elsewhere, { workout, sets }] },
      );
    }
  }
  return byBlock;
}

/**
 * Reads consecutive lines of a note. If two lines have the same id, it belongs to the first, and the other is a copy.
 *
 * @param logged what the note's lines logged, by the id of the line
 */
export function readNoteLines(
  lines: readonly LineText[],
  { context, catalogue }: Pick<NoteLinesParts, 'context' | 'catalogue'>,
  logged: ReadonlyMap<string, LoggedByLine>,
): readonly NoteLineState[] {
  const own = lines.map((line) => upToId(line.text, logged));
  const text = own.map((each) => each.replaceAll('\r', ' ')).join('\n');
  const readings = readBlock(text, context, null, context.reading);
  const taken = new Set<string>();
  return lines.map((line, at): NoteLineState => {
    const reading = readings[at]?.reading ?? null;
    const ownText = own[at] ?? line.text;
    const block = blockOf(ownText);
    const copied = idsIn(ownText).find((id) => taken.has(id));
    const isCopy = copied !== undefined;
    const found = block === null || isCopy ? undefined : logged.get(block);
    if (block !== null) taken.add(block);
    if (block !== null && found !== undefined)
      return loggedLine(line, reading, catalogue, { block, own: ownText, ...found });
    if (reading !== null && isCopy && logged.has(copied)) return { kind: 'copy', line };
    if (reading !== null) return { kind: 'offered', line, reading, isAgain: isOurs(block) && !isCopy };
    const isBetween = line.text.trim() === '' || (context.reading.headingOf(line.text, context) ?? null) !== null;
    return { kind: 'other', line, isBetween };
  });
}

/** Ids as logging writes them. */
const ids = /[ \t]\^([0-9a-f]{8})/g;

/** Returns a line up to the first id that logged something; the whole line if it has none. */
function upToId(line: string, logged: ReadonlyMap<string, unknown>): string {
  for (const { 0: id, 1: block = '', index } of line.matchAll(ids))
    if (logged.has(block)) return line.slice(0, index + id.length);
  return line;
}

function idsIn(line: string): readonly string[] {
  return Array.from(line.matchAll(ids), ([, block = '']) => block);
}

function loggedLine(
  line: LineText,
  reading: LineReading | null,
  catalogue: KnownExercises,
  logged: LoggedLine,
): NoteLineState {
  if (logged.elsewhere.length > 0) return { kind: 'twice', line, ...logged };
  if (reading === null) return { kind: 'unread', line, ...logged };
  const state = lineState(reading, logged.sets);
  const isOtherExercise = !isOfExercise(logged, reading.exercise, catalogue);
  if (state.kind !== 'differs' && !isOtherExercise) return { kind: 'same', line, reading, ...logged };
  return {
    kind: 'differs',
    line,
    reading,
    ...logged,
    state: state.kind === 'differs' ? state : { kind: 'differs', changes: [], remark: null, isOnlyNumbers: false },
    isLineChanged: !hasAgreedWords(logged.sets, logged.own),
    isOtherExercise,
  };
}

/** Returns what was merged into a logged line behind its id; empty if nothing was. */
export function mergedBehind({ line, own }: { readonly line: LineText } & Pick<LoggedLine, 'own'>): string {
  return withoutBlock(line.text.slice(own.length)).trim();
}

/** Returns the exercise of the sets that a line logged; undefined if it is not known. */
export function exerciseOfSets({ workout, sets }: LoggedSets): RecordKey | undefined {
  const place = sets[0]?.set.place?.exercise;
  return workout.exercises.find(({ id }) => id === place)?.exercise.exercise as RecordKey | undefined;
}

function isOfExercise(sets: LoggedSets, exercise: RecordKey, catalogue: KnownExercises): boolean {
  const logged = exerciseOfSets(sets);
  const canonical = (key: RecordKey) => catalogue.get(key)?.merged?.into ?? key;
  return logged === undefined || canonical(logged) === canonical(exercise);
}

/** Ids as logging writes them; notes from other apps have ids of their own. */
function isOurs(block: string | null): boolean {
  return block !== null && /^[0-9a-f]{8}$/.test(block);
}

/** Returns runs of two or more offered lines that only headings and empty lines separate, by their last line. */
export function offeredRuns(
  states: readonly NoteLineState[],
): ReadonlyMap<NoteLineState, readonly NoteLineOf<'offered'>[]> {
  const runs = new Map<NoteLineState, readonly NoteLineOf<'offered'>[]>();
  let run: NoteLineOf<'offered'>[] = [];
  const end = () => {
    const last = run.at(-1);
    if (last !== undefined && run.length > 1) runs.set(last, run);
    run = [];
  };
  for (const state of states) {
    if (state.kind === 'offered') run.push(state);
    else if (state.kind !== 'other' || !state.isBetween) end();
  }
  end();
  return runs;
}
