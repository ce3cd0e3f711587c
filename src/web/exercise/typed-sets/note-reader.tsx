import type { KnownExercises } from '#domain/exercise/index.ts';
import { blockOf } from '#domain/exercise/logged-lines/index.ts';
import type { LineReading } from '#domain/exercise/notation/index.ts';
import type { NameFinder, RecordKey } from '#domain/kernel/index.ts';
import { Emitter } from '../../lifecycle/index.ts';
import type { LineAction, LineReader, LineSign, LineText, OutsideChange } from '../../line-signs/index.ts';
import type { LinkTarget } from '../../ui/link-target.ts';
import { LineChips } from './line-chips.tsx';
import type { LineContext } from './line-context.ts';
import {
  elsewhereMarker,
  type LineMarker,
  markerId,
  markerOf,
  type Run,
  type WorkoutElsewhere,
} from './line-markers.ts';
import type { NotePlace } from './log-note-lines.ts';
import { logAction, type NoteActionParts } from './note-actions.ts';
import {
  type LoadedWorkout,
  type LoggedByLine,
  type LoggedSets,
  type NoteLineState,
  offeredRuns,
  readNoteLines,
  setsByBlock,
} from './note-lines.ts';
import type { LoggingDocument } from './outside-changes.ts';
import type { ChipFormat } from './reading-words.ts';

/** What a reader knows of the note, its workouts and the person. */
export interface NoteReaderParts {
  readonly note: RecordKey;
  /** The notes that were permanently deleted. */
  readonly deletedNotes: ReadonlySet<string>;
  /** The day of the note, for what is logged. */
  readonly place: NotePlace;
  readonly workouts: readonly LoadedWorkout[];
  readonly document: LoggingDocument;
  readonly context: LineContext;
  readonly catalogue: KnownExercises;
  readonly format: ChipFormat;
  /** Names for completion: those of the person's own exercises. */
  readonly names: NameFinder;
  /** Whether lines can be logged: the note can be edited and its day is not in the future. */
  readonly canLog: boolean;
  /** Remembers the other order of two numbers for the exercise. */
  readonly swap: (reading: LineReading) => void;
  /**
   * Returns the workout of another note or day in which the line with this id is logged; null if there is none, and
   * undefined until that is known.
   */
  readonly loggedElsewhere: (block: string) => WorkoutElsewhere | null | undefined;
  /** Called with the ids of lines of which the note's workouts have no sets. */
  readonly needsWorkouts: (blocks: readonly string[]) => void;
  /** Called with exercises whose last load is needed. */
  readonly needs: (exercises: readonly RecordKey[]) => void;
  /** Returns the URL of a page. */
  readonly hrefOf: (page: LinkTarget) => string;
  /** Tells the person that logging is not undone, because its sets were changed since. */
  readonly tellKept: () => void;
  /** Asks whether to remove the sets of deleted lines, too. */
  readonly askAboutSets: (logged: readonly LoggedSets[], attach: (change: OutsideChange) => void) => void;
}

/** The fewest letters that are completed to the name of an exercise. */
const minLetters = 3;

/** Reads the lines of a note with a day: offers to log what they state, and compares them with what was logged. */
export class NoteReader implements LineReader {
  #parts: NoteReaderParts;
  #logged: ReadonlyMap<string, LoggedByLine>;
  /** The ids of the lines that were read last. */
  #blocksInView: readonly string[] = [];
  /** The sets with which a line agreed while the note was open, by its id. */
  readonly #agreed = new Map<string, string>();
  #version = 0;
  readonly #changes = new Emitter();

  constructor(parts: NoteReaderParts) {
    this.#parts = parts;
    this.#logged = setsByBlock(parts);
  }

  readonly subscribe = this.#changes.subscribe;

  /** Takes what changed outside of the text, and has the lines read again. */
  update(parts: NoteReaderParts): void {
    if (parts.note !== this.#parts.note) this.#agreed.clear();
    const { note, workouts, deletedNotes } = this.#parts;
    if (parts.workouts !== workouts || parts.note !== note || parts.deletedNotes !== deletedNotes)
      this.#logged = setsByBlock(parts);
    this.#parts = parts;
    this.#version += 1;
    this.#changes.emit();
  }

  read(lines: readonly LineText[], lineCount: number): readonly (LineSign | null)[] {
    const states = this.#withoutElsewhere(readNoteLines(lines, this.#parts, this.#logged));
    this.#blocksInView = lines.flatMap(({ text }) => blockOf(text) ?? []);
    this.#parts.needs(states.flatMap((state) => ('reading' in state ? [state.reading.exercise] : [])));
    const runs = offeredRuns(states);
    const inRuns = new Set<NoteLineState>([...runs.values()].flat());
    const parts = { ...this.#parts, actions: this.#actionParts() };
    return states.map((state) => {
      if (state.kind === 'same') this.#agreed.set(state.block, keyOf(state));
      const lines = runs.get(state);
      const isWhole = lines !== undefined && isWholeRun(lines, states, lineCount);
      const run = lines === undefined ? null : { lines, isWhole, log: this.#logRun(lines, isWhole) };
      const hasAgreed = state.kind === 'differs' && this.#agreed.get(state.block) === keyOf(state);
      const elsewhere = this.#workoutElsewhere(state);
      const marker = elsewhere
        ? elsewhereMarker(elsewhere, parts)
        : markerOf(state, { run, isInRun: inRuns.has(state), hasAgreed }, parts);
      return marker && this.#signOf(marker);
    });
  }

  #signOf(marker: LineMarker): LineSign {
    const { link, chips, accept, leave } = marker;
    const { format, swap } = this.#parts;
    return {
      id: markerId(marker, this.#version),
      mark: link,
      below: chips.length === 0 ? null : (act) => <LineChips chips={chips} format={format} act={act} swap={swap} />,
      accept,
      leave,
    };
  }

  /** Offers no line to be logged again that is logged elsewhere, or may be. */
  #withoutElsewhere(states: readonly NoteLineState[]): readonly NoteLineState[] {
    const { loggedElsewhere, needsWorkouts } = this.#parts;
    const again = states.flatMap((state) => blockLoggedBefore(state) ?? []);
    if (again.length > 0) needsWorkouts(again);
    return states.map((state) => {
      const block = blockLoggedBefore(state);
      if (block === null || loggedElsewhere(block) === null) return state;
      return { kind: 'other', line: state.line, isBetween: false };
    });
  }

  #workoutElsewhere({ kind, line: { text } }: NoteLineState): WorkoutElsewhere | null {
    const block = kind === 'other' ? blockOf(text) : null;
    return block === null ? null : (this.#parts.loggedElsewhere(block) ?? null);
  }

  /** Of the spaces before the id, only the last belongs to it: somebody may be typing the others. */
  readonly suffixAt = (line: string): number | null =>
    /[ \t]\^[0-9a-f]{8}(?:[ \t]+\^[0-9a-f]{8})*[ \t]*$/.exec(line)?.index ?? null;

  readonly deleted = (lines: readonly string[], attach: (change: OutsideChange) => void): void => {
    const blocks = new Set(lines.flatMap((line) => blockOf(line) ?? []));
    const logged = [...blocks].flatMap((block) => {
      const found = this.#logged.get(block);
      return found === undefined ? [] : [found, ...found.elsewhere];
    });
    if (logged.length > 0) this.#parts.askAboutSets(logged, attach);
  };

  readonly completions = (words: string): readonly string[] => {
    const { canLog, names, context } = this.#parts;
    if (!canLog || words.length < minLetters || context.exerciseNamed(words) !== null) return [];
    return names.find(words, maxCompletions).map(({ id }) => id);
  };

  /** Logs a run of lines. If it may go on beyond the lines that were read, the whole text is read first. */
  #logRun(lines: Run['lines'], isWhole: boolean): LineAction {
    const log = logAction(lines, this.#actionParts());
    if (isWhole) return log;
    return {
      ...log,
      inWhole: (all) => {
        const states = this.#withoutElsewhere(readNoteLines(all, this.#parts, this.#logged));
        const runs = [...offeredRuns(states).values()];
        const run = runs.find((each) => each.some(({ line }) => line.number === lines[0]?.line.number));
        const blocks = all.flatMap(({ text }) => blockOf(text) ?? []);
        return run === undefined ? log : logAction(run, this.#actionParts(blocks));
      },
    };
  }

  #actionParts(blocks?: readonly string[]): NoteActionParts {
    const takenBlocks = () => new Set([...(blocks ?? this.#blocksInView), ...this.#logged.keys()]);
    return { ...this.#parts, takenBlocks };
  }
}

/** Returns whether a run ends within the lines that were read, so that they are all of it. */
function isWholeRun(run: Run['lines'], states: readonly NoteLineState[], lineCount: number): boolean {
  const isPart = (state: NoteLineState) => state.kind === 'offered' || (state.kind === 'other' && state.isBetween);
  const first = run[0]?.line.number ?? 1;
  const last = run.at(-1)?.line.number ?? lineCount;
  const endsBefore = states.some((state) => state.line.number < first && !isPart(state));
  const endsAfter = states.some((state) => state.line.number > last && !isPart(state));
  const isFromStart = states[0]?.line.number === 1 || endsBefore;
  const isToEnd = states.at(-1)?.line.number === lineCount || endsAfter;
  return isFromStart && isToEnd;
}

/** Returns the id of a line that was logged once, but of which no set is known. */
function blockLoggedBefore(state: NoteLineState): string | null {
  return state.kind === 'offered' && state.isAgain ? blockOf(state.line.text) : null;
}

const maxCompletions = 8;

function keyOf({ sets }: LoggedSets): string {
  return JSON.stringify(sets.map(({ id, set }) => [id, set.result, set.remark]));
}
