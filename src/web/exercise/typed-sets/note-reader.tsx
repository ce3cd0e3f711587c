import { blockOf } from '#domain/exercise/logged-lines/index.ts';
import type { LineReading } from '#domain/exercise/notation/index.ts';
import type { NameFinder, RecordKey } from '#domain/kernel/index.ts';
import { Emitter } from '../../lifecycle/index.ts';
import type { LineAction, LineReader, LineSign, LineText, OutsideChange } from '../../line-signs/index.ts';
import { setLink, workoutLink } from '../../links/exercise.ts';
import type { LinkTarget } from '../../ui/link-target.ts';
import { CopyChip, DifferenceChip, OfferChip, RunChip, type State, UnreadChip, WarnChip } from './line-chips.tsx';
import {
  isMergedCopy,
  keepCopyAction,
  keepOnceAction,
  keepSetsAction,
  type Logged,
  logAction,
  type NoteActionParts,
  removeCopyAction,
  removeSetsAction,
  separateAction,
  updateLineAction,
  updateWorkoutAction,
} from './note-actions.ts';
import {
  type LoggedByLine,
  type LoggedSets,
  mergedBehind,
  type NoteLineState,
  type NoteLinesParts,
  offeredRuns,
  readNoteLines,
  setsByBlock,
} from './note-lines.ts';
import type { ChipFormat } from './reading-words.ts';
import { SetsChip } from './sets-chip.tsx';

export interface NoteReaderParts
  extends NoteLinesParts,
    Omit<NoteActionParts, 'takenBlocks' | 'context' | 'catalogue'> {
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
  /** Asks whether to remove the sets of deleted lines, too. */
  readonly askAboutSets: (logged: readonly LoggedSets[], attach: (change: OutsideChange) => void) => void;
}

/** A workout in which a line of this note is logged, but not as a line of this note and its day. */
interface WorkoutElsewhere {
  readonly id: string;
  readonly title: string;
  /** In words. */
  readonly day: string;
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
    const inRuns = new Set([...runs.values()].flat());
    const runOf = (state: NoteLineState): Run | null => {
      const run = runs.get(state);
      return run === undefined ? null : { lines: run, isWhole: isWholeRun(run, states, lineCount) };
    };
    return states.map(
      (state) => this.#elsewhereSign(state) ?? this.#signOf(state, runOf(state), inRuns.has(state as State<'offered'>)),
    );
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

  #elsewhereSign({ kind, line: { text } }: NoteLineState): LineSign | null {
    const block = kind === 'other' ? blockOf(text) : null;
    const workout = block === null ? null : this.#parts.loggedElsewhere(block);
    if (!workout) return null;
    const { words } = this.#parts.format;
    const label = words.loggedOn({ workout: workout.title, day: workout.day });
    const mark = { label, href: this.#parts.hrefOf(workoutLink(workout.id)) };
    return {
      id: `elsewhere ${mark.href} ${label}`,
      mark,
      below: () => (
        <SetsChip label={words.reading} actions={null}>
          {label}
        </SetsChip>
      ),
      accept: null,
      leave: null,
    };
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

  #signOf(state: NoteLineState, run: Run | null, isInRun: boolean): LineSign | null {
    if (state.kind === 'other') return null;
    if (state.kind === 'offered') return this.#offerSign(state, run, isInRun);
    if (state.kind === 'copy') return this.#copySign(state);
    if (state.kind === 'same') this.#agreed.set(state.block, keyOf(state));
    const { words } = this.#parts.format;
    const href = this.#parts.hrefOf(linkOfLogged(state));
    const mark = { label: words.loggedIn({ workout: state.workout.title }), href };
    const id = `${state.kind} ${state.block} ${state.workout.title} ${this.#version}`;
    if (!this.#parts.canLog) return { id: `${mark.href} ${mark.label}`, mark, below: null, accept: null, leave: null };
    return this.#withMerged(state, this.#loggedSign(state, id, mark));
  }

  #loggedSign(state: Logged, id: string, mark: LineSign['mark']): LineSign {
    switch (state.kind) {
      case 'same':
        return { id: `same ${mark?.href} ${mark?.label}`, mark, below: null, accept: null, leave: null };
      case 'twice':
        return this.#twiceSign(state, id, mark);
      case 'differs':
        return this.#differenceSign(state, id, mark);
      case 'unread':
        return this.#unreadSign(state, id, mark);
    }
  }

  /** Adds to the sign of a line that another text was merged into it. */
  #withMerged(state: Logged, sign: LineSign): LineSign {
    const merged = mergedBehind(state);
    if (merged === '') return sign;
    const separate = separateAction(state);
    const { words } = this.#parts.format;
    return {
      ...sign,
      id: `${sign.id} ${state.line.text}`,
      below: (act) => (
        <>
          <WarnChip
            words={words}
            text={words.mergedInto({ text: merged })}
            action={isMergedCopy(state) ? words.removeCopy : words.separate}
            onAct={() => act(separate)}
          />
          {sign.below?.(act)}
        </>
      ),
      leave: null,
    };
  }

  #copySign(state: State<'copy'>): LineSign | null {
    const { canLog, format } = this.#parts;
    if (!canLog) return null;
    const remove = removeCopyAction(state);
    const keep = keepCopyAction(state);
    return {
      id: `copy ${state.line.text} ${this.#version}`,
      mark: null,
      below: (act) => <CopyChip words={format.words} onRemove={() => act(remove)} onKeep={() => act(keep)} />,
      accept: null,
      leave: null,
    };
  }

  #twiceSign(state: State<'twice'>, id: string, mark: LineSign['mark']): LineSign {
    const keepOnce = keepOnceAction(state, this.#actionParts());
    const { words } = this.#parts.format;
    const text = words.loggedTwice({ count: 1 + state.elsewhere.length });
    return {
      id,
      mark,
      below: (act) => <WarnChip words={words} text={text} action={words.keepOnce} onAct={() => act(keepOnce)} />,
      accept: null,
      leave: null,
    };
  }

  #offerSign(state: State<'offered'>, run: Run | null, isInRun: boolean): LineSign | null {
    const { canLog, format, swap } = this.#parts;
    if (!canLog) return null;
    const parts = this.#actionParts();
    const log = logAction([state], parts);
    const isAlone = !isInRun || state.line.isCurrent || state.isAgain;
    const logAll = run === null ? null : this.#logRun(run);
    const shown = isAlone ? JSON.stringify(state) : '';
    const all =
      run === null ? '' : JSON.stringify([run.isWhole, run.lines.map(({ line, reading }) => [line.number, reading])]);
    return {
      id: `offered ${shown} ${all} ${this.#version}`,
      mark: null,
      below:
        isAlone || logAll !== null
          ? (act) => (
              <>
                {isAlone && (
                  <OfferChip {...format} offered={state} onLog={() => act(log)} onSwap={() => swap(state.reading)} />
                )}
                {run !== null && logAll !== null && (
                  <RunChip {...format} {...run} onLog={() => act(logAll)} onSwap={({ reading }) => swap(reading)} />
                )}
              </>
            )
          : null,
      accept: log,
      leave: null,
    };
  }

  /** Logs a run of lines. If it may go on beyond the lines that were read, the whole text is read first. */
  #logRun({ lines, isWhole }: Run): LineAction {
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

  #differenceSign(state: State<'differs'>, id: string, mark: LineSign['mark']): LineSign {
    const parts = this.#actionParts();
    const updateWorkout = updateWorkoutAction(state, parts);
    const updateLine = updateLineAction(state, parts);
    const isEditedHere = state.isLineChanged && this.#agreed.get(state.block) === keyOf(state);
    return {
      id: `${id} ${state.line.text}`,
      mark,
      below: (act) => (
        <DifferenceChip
          {...this.#parts.format}
          differing={state}
          updateWorkout={updateWorkout}
          updateLine={updateLine}
          act={act}
        />
      ),
      accept: updateWorkout,
      leave: isEditedHere && state.state.isOnlyNumbers && !state.isOtherExercise ? updateWorkout : null,
    };
  }

  #unreadSign(state: State<'unread'>, id: string, mark: LineSign['mark']): LineSign {
    const parts = this.#actionParts();
    const keepSets = keepSetsAction(state);
    const removeSets = removeSetsAction(state, parts);
    return {
      id,
      mark,
      below: (act) => (
        <UnreadChip {...this.#parts.format} unread={state} keepSets={keepSets} removeSets={removeSets} act={act} />
      ),
      accept: null,
      leave: null,
    };
  }

  #actionParts(blocks?: readonly string[]): NoteActionParts {
    const takenBlocks = () => new Set([...(blocks ?? this.#blocksInView), ...this.#logged.keys()]);
    return { ...this.#parts, takenBlocks };
  }
}

/** Lines that are offered to be logged together. */
interface Run {
  readonly lines: readonly State<'offered'>[];
  /** Whether it ends within the lines that were read, so that they are all of it. */
  readonly isWhole: boolean;
}

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

/** The workout in which a line was logged, at the first of its sets. */
function linkOfLogged({ workout, sets: [first] }: LoggedSets): LinkTarget {
  return first === undefined ? workoutLink(workout.id) : setLink(workout.id, first.id);
}

const maxCompletions = 8;

function keyOf({ sets }: LoggedSets): string {
  return JSON.stringify(sets.map(({ id, set }) => [id, set.result, set.remark]));
}
