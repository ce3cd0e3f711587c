import type { KnownExercises, WorkoutExercise, WorkoutSet } from '#domain/exercise/index.ts';
import { blockOf, hasAgreedWords, type LineState, lineState, setsOfLine } from '#domain/exercise/logged-lines/index.ts';
import { type LineReading, readBlock } from '#domain/exercise/notation/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { LineText } from '../../line-signs/index.ts';
import type { LineContext } from './line-context.ts';

/** A workout in which lines of the note may be logged, with its sets. */
export interface LoadedWorkout {
  readonly id: string;
  readonly title: string;
  readonly exercises: readonly WorkoutExercise[];
}

/** The sets that a line logged. */
export interface LoggedSets {
  readonly workout: LoadedWorkout;
  readonly sets: readonly WorkoutSet[];
}

/** A line of the note, with what it states and what was logged from it. */
export type NoteLineState = { readonly line: LineText } & (
  | { readonly kind: 'other'; readonly isBetween: boolean }
  | { readonly kind: 'offered'; readonly reading: LineReading; readonly isAgain: boolean }
  | ({ readonly kind: 'same'; readonly reading: LineReading; readonly block: string } & LoggedSets)
  | ({
      readonly kind: 'differs';
      readonly reading: LineReading;
      readonly block: string;
      readonly state: LineState & { readonly kind: 'differs' };
      /** Whether the line was changed since it agreed with the sets; else the sets were. */
      readonly isLineChanged: boolean;
      /** Whether it names another exercise than the one that was logged. */
      readonly isOtherExercise: boolean;
    } & LoggedSets)
  /** The line states no sets anymore. */
  | ({ readonly kind: 'unread'; readonly block: string } & LoggedSets)
);

export interface NoteLinesParts {
  readonly note: RecordKey;
  readonly context: LineContext;
  readonly catalogue: KnownExercises;
  readonly workouts: readonly LoadedWorkout[];
}

/** Returns the sets of the note's lines by the id of the line. */
export function setsByBlock({
  note,
  workouts,
}: Pick<NoteLinesParts, 'note' | 'workouts'>): ReadonlyMap<string, LoggedSets> {
  const byBlock = new Map<string, LoggedSets>();
  for (const workout of workouts) {
    const all = workout.exercises.flatMap(({ sets }) => sets.map(({ set }) => set.line));
    const blocks = new Set(all.flatMap((line) => (line?.note === note ? [line.block] : [])));
    for (const block of blocks) {
      if (byBlock.has(block)) continue;
      const sets = setsOfLine(workout.exercises, { note, block });
      if (sets.length > 0) byBlock.set(block, { workout, sets });
    }
  }
  return byBlock;
}

/**
 * Reads consecutive lines of a note. If two lines have the same id, because one was copied, it belongs to the first.
 *
 * @param logged the sets of the note's lines by the id of the line
 */
export function readNoteLines(
  lines: readonly LineText[],
  { context, catalogue }: Pick<NoteLinesParts, 'context' | 'catalogue'>,
  logged: ReadonlyMap<string, LoggedSets>,
): readonly NoteLineState[] {
  const text = lines.map((line) => line.text.replaceAll('\r', ' ')).join('\n');
  const readings = readBlock(text, context, null, context.reading);
  const taken = new Set<string>();
  return lines.map((line, at): NoteLineState => {
    const reading = readings[at]?.reading ?? null;
    const block = blockOf(line.text);
    const own = block === null || taken.has(block) ? undefined : logged.get(block);
    if (block !== null) taken.add(block);
    if (block !== null && own !== undefined) return loggedLine(line, reading, { block, catalogue, ...own });
    if (reading !== null) return { kind: 'offered', line, reading, isAgain: isOurs(block) };
    const isBetween = line.text.trim() === '' || (context.reading.headingOf(line.text, context) ?? null) !== null;
    return { kind: 'other', line, isBetween };
  });
}

function loggedLine(
  line: LineText,
  reading: LineReading | null,
  { catalogue, ...own }: LoggedSets & { readonly block: string; readonly catalogue: KnownExercises },
): NoteLineState {
  if (reading === null) return { kind: 'unread', line, ...own };
  const state = lineState(reading, own.sets);
  const isOtherExercise = !isOfExercise(own, reading.exercise, catalogue);
  if (state.kind !== 'differs' && !isOtherExercise) return { kind: 'same', line, reading, ...own };
  return {
    kind: 'differs',
    line,
    reading,
    ...own,
    state: state.kind === 'differs' ? state : { kind: 'differs', changes: [], remark: null, isOnlyNumbers: false },
    isLineChanged: !hasAgreedWords(own.sets, line.text),
    isOtherExercise,
  };
}

function isOfExercise({ workout, sets }: LoggedSets, exercise: RecordKey, catalogue: KnownExercises): boolean {
  const place = sets[0]?.set.place?.exercise;
  const logged = workout.exercises.find(({ id }) => id === place)?.exercise.exercise as RecordKey | undefined;
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
): ReadonlyMap<NoteLineState, readonly (NoteLineState & { readonly kind: 'offered' })[]> {
  const runs = new Map<NoteLineState, readonly (NoteLineState & { readonly kind: 'offered' })[]>();
  let run: (NoteLineState & { readonly kind: 'offered' })[] = [];
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
