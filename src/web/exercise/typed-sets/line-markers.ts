import { notedSet } from '#domain/exercise/logged-lines/index.ts';
import type { LineReading } from '#domain/exercise/notation/index.ts';
import type { LineAction } from '../../line-signs/index.ts';
import { setLink, workoutLink } from '../../links/exercise.ts';
import type { LinkTarget } from '../../ui/link-target.ts';
import { differenceInWords } from './difference-words.ts';
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
import { exerciseOfSets, type LoggedSets, mergedBehind, type NoteLineOf, type NoteLineState } from './note-lines.ts';
import { type ChipFormat, setsInWords } from './reading-words.ts';

/** What is shown at a line of a note, and what can be done about it. */
export interface LineMarker {
  /** Shown at the end of the line; null for none. */
  readonly link: { readonly label: string; readonly href: string } | null;
  /** Shown below the line. */
  readonly chips: readonly LineChip[];
  /** The action of Mod+Enter. */
  readonly accept: LineAction | null;
  /** The action when the cursor leaves the line after it was edited. */
  readonly leave: LineAction | null;
}

/** A box below a line with what was read or what differs. */
export interface LineChip {
  readonly about: 'reading' | 'run' | 'elsewhere' | 'copy' | 'merged' | Logged['kind'];
  readonly label: string;
  readonly tone: 'plain' | 'warn';
  /** Whether changes are announced, because the person is typing the line. */
  readonly isLive: boolean;
  readonly text: string;
  /** Lines whose readings are shown behind the text. */
  readonly offered: readonly { readonly number: number; readonly reading: LineReading }[];
  readonly buttons: readonly LineChipButton[];
}

export interface LineChipButton {
  readonly label: string;
  readonly isMain: boolean;
  /** The keys that do the same while the text has focus. */
  readonly keys?: string | undefined;
  readonly action: LineAction;
}

/** Lines that are offered to be logged together. */
export interface Run {
  readonly lines: readonly NoteLineOf<'offered'>[];
  /** Whether these are all of them; else the others are too far from the view, and not read yet. */
  readonly isWhole: boolean;
  readonly log: LineAction;
}

/** What is known of a line beyond its state. */
export interface LineSurroundings {
  readonly isInRun: boolean;
  /** The run of which it is the last line. */
  readonly run: Run | null;
  /** Whether it agreed with these sets while the note was open. */
  readonly hasAgreed: boolean;
}

export interface MarkerParts {
  readonly format: ChipFormat;
  readonly canLog: boolean;
  /** Returns the URL of a page. */
  readonly hrefOf: (page: LinkTarget) => string;
  readonly actions: NoteActionParts;
}

/** Returns what is shown at a line; null if it has nothing to do with sets. */
export function markerOf(state: NoteLineState, around: LineSurroundings, parts: MarkerParts): LineMarker | null {
  switch (state.kind) {
    case 'other':
      return null;
    case 'offered':
      return parts.canLog ? offeredMarker(state, around, parts) : null;
    case 'copy':
      return parts.canLog ? copyMarker(state, parts) : null;
    default:
      return loggedMarker(state, around, parts);
  }
}

/** A workout in which a line of this note is logged, but not as a line of this note and its day. */
export interface WorkoutElsewhere {
  readonly id: string;
  readonly title: string;
  /** In words. */
  readonly day: string;
}

/** Returns what is shown at a line that is logged in the workout of another note or day. */
export function elsewhereMarker({ id, title, day }: WorkoutElsewhere, { format, hrefOf }: MarkerParts): LineMarker {
  const { words } = format;
  const label = words.loggedOn({ workout: title, day });
  const link = { label, href: hrefOf(workoutLink(id)) };
  return { ...empty, link, chips: [chip({ about: 'elsewhere', label: words.reading, text: label })] };
}

/**
 * Returns a text that changes with everything that a marker shows, and with the lines on which it acts.
 *
 * @param version of what the actions know beyond the lines
 */
export function markerId(marker: LineMarker, version: number): string {
  const isActive = marker.accept !== null || marker.chips.some(({ buttons }) => buttons.length > 0);
  return JSON.stringify(isActive ? [marker, version] : marker);
}

const empty: LineMarker = { link: null, chips: [], accept: null, leave: null };

function chip(own: Pick<LineChip, 'about' | 'label'> & Partial<LineChip>): LineChip {
  return { tone: 'plain', isLive: false, text: '', offered: [], buttons: [], ...own };
}

function warning(own: Pick<LineChip, 'about' | 'text' | 'buttons'> & Partial<LineChip>, { format }: MarkerParts) {
  return chip({ label: format.words.reading, tone: 'warn', ...own });
}

function mainButton(label: string, action: LineAction): LineChipButton {
  return { label, isMain: true, action };
}

function offeredMarker(
  state: NoteLineOf<'offered'>,
  { run, isInRun }: LineSurroundings,
  parts: MarkerParts,
): LineMarker {
  const { line, isAgain } = state;
  const log = logAction([state], parts.actions);
  const isAlone = !isInRun || line.isCurrent || isAgain;
  const own = isAlone ? [readingChip(state, log, parts)] : [];
  return { ...empty, chips: run === null ? own : [...own, runChip(run, parts)], accept: log };
}

function readingChip({ line, reading, isAgain }: NoteLineOf<'offered'>, log: LineAction, { format }: MarkerParts) {
  const { words } = format;
  const keys = line.isCurrent ? 'Control+Enter' : undefined;
  return chip({
    about: 'reading',
    label: words.reading,
    isLive: line.isCurrent,
    text: isAgain ? `${words.notLogged}: ` : '',
    offered: [{ number: line.number, reading }],
    buttons: [{ ...mainButton(isAgain ? words.logAgain : words.log, log), keys }],
  });
}

function runChip({ lines, isWhole, log }: Run, { format: { words } }: MarkerParts): LineChip {
  const label = isWhole ? words.logAll({ count: lines.length }) : words.logAllLines;
  const offered = lines.map(({ line, reading }) => ({ number: line.number, reading }));
  return chip({ about: 'run', label, offered, buttons: [mainButton(label, log)] });
}

/** A line that is there twice, because two devices logged it. */
function copyMarker(state: NoteLineOf<'copy'>, parts: MarkerParts): LineMarker {
  const { words } = parts.format;
  const remove = mainButton(words.removeCopy, removeCopyAction(state));
  const keep = { label: words.keepCopy, isMain: false, action: keepCopyAction(state) };
  return { ...empty, chips: [warning({ about: 'copy', text: words.copyOfLogged, buttons: [remove, keep] }, parts)] };
}

function loggedMarker(state: Logged, around: LineSurroundings, parts: MarkerParts): LineMarker {
  const { canLog, format, hrefOf } = parts;
  const { words } = format;
  const link = { label: words.loggedIn({ workout: state.workout.title }), href: hrefOf(linkOfLogged(state)) };
  if (!canLog) return { ...empty, link };
  const marker = { ...empty, link, ...deviation(state, around, parts) };
  const merged = mergedBehind(state);
  if (merged === '') return marker;
  const separate = mainButton(isMergedCopy(state) ? words.removeCopy : words.separate, separateAction(state));
  const text = words.mergedInto({ text: merged });
  const above = warning({ about: 'merged', text, buttons: [separate] }, parts);
  return { ...marker, chips: [above, ...marker.chips], leave: null };
}

/** The workout in which a line was logged, at the first of its sets. */
function linkOfLogged({ workout, sets: [first] }: LoggedSets): LinkTarget {
  return first === undefined ? workoutLink(workout.id) : setLink(workout.id, first.id);
}

/** Returns how a line and what it logged are not the same. */
function deviation(state: Logged, around: LineSurroundings, parts: MarkerParts): Partial<LineMarker> {
  switch (state.kind) {
    case 'same':
      return {};
    case 'twice':
      return { chips: [twiceChip(state, parts)] };
    case 'unread':
      return { chips: [unreadChip(state, parts)] };
    case 'differs': {
      const update = updateWorkoutAction(state, parts.actions);
      const isEditedHere = state.isLineChanged && around.hasAgreed;
      const canLeave = isEditedHere && state.state.isOnlyNumbers && !state.isOtherExercise;
      return { chips: [differenceChip(state, update, parts)], accept: update, leave: canLeave ? update : null };
    }
  }
}

function twiceChip(state: NoteLineOf<'twice'>, parts: MarkerParts): LineChip {
  const { words } = parts.format;
  const text = words.loggedTwice({ count: 1 + state.elsewhere.length });
  const keep = mainButton(words.keepOnce, keepOnceAction(state, parts.actions));
  return warning({ about: 'twice', text, buttons: [keep] }, parts);
}

/** A line that logged sets but states none anymore. */
function unreadChip(state: NoteLineOf<'unread'>, parts: MarkerParts): LineChip {
  const { words, formatOf } = parts.format;
  const exercise = exerciseOfSets(state);
  const sets = exercise === undefined ? '' : setsInWords(state.sets.map(notedSet), formatOf(exercise));
  const keep = mainButton(words.keepSets, keepSetsAction(state));
  const remove = { label: words.removeSets, isMain: false, action: removeSetsAction(state, parts.actions) };
  return warning({ about: 'unread', text: words.noSets({ sets }), buttons: [keep, remove] }, parts);
}

/** How a line and the sets that it logged differ. Either side can be updated; the one that is older comes first. */
function differenceChip(state: NoteLineOf<'differs'>, update: LineAction, parts: MarkerParts): LineChip {
  const { words, nameOf, formatOf } = parts.format;
  const { reading, line, isLineChanged, isOtherExercise } = state;
  const logged = exerciseOfSets(state);
  const difference =
    isOtherExercise && logged !== undefined
      ? words.fromTo({ from: nameOf(logged), to: nameOf(reading.exercise) })
      : differenceInWords(state.state, formatOf(reading.exercise));
  const updateLine = updateLineAction(state, parts.actions);
  const workout = { label: words.updateWorkout, isMain: isLineChanged || updateLine === null, action: update };
  const own = updateLine === null ? [] : [{ label: words.updateLine, isMain: !isLineChanged, action: updateLine }];
  const buttons = isLineChanged ? [workout, ...own] : [...own, workout];
  return warning({ about: 'differs', text: words.differs({ difference }), isLive: line.isCurrent, buttons }, parts);
}
