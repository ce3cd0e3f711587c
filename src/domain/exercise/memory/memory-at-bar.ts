import { compareText, type LocalDay, printPath, type RecordKey, recordKey } from '../../kernel/index.ts';
import {
  answerIn,
  type ExerciseInWorkout,
  exerciseInWorkout,
  isEarlier,
  type StoredWorkout,
  wasDone,
} from './exercise-in-workout.ts';

/** What the logging screen says of an exercise. No text occurs twice in it. */
export interface MemoryAtBar {
  readonly cue: string | null;
  /** What earlier workouts noted for this one, the newest first. */
  readonly nextTime: readonly NextTimeNote[];
  readonly lastRemark: LastRemark | null;
}

export interface NextTimeNote extends Remembered {
  /**
   * `show` the note before the first set, or `ask` whether it helped. The answer is the leaf `nextTimeAnswer` of the
   * exercise in the current workout, and answers for all notes that are listed.
   */
  readonly step: 'show' | 'ask';
}

export interface LastRemark extends Remembered {
  /** The set to which the remark belongs; null if it belongs to the exercise in that workout. */
  readonly set: string | null;
}

interface Remembered {
  readonly text: string;
  readonly day: LocalDay;
  readonly workout: RecordKey;
  /** The id of the exercise within that workout, not in the library. */
  readonly exercise: string;
}

/** The exercise whose notes are wanted. */
export interface RememberedExercise {
  /** The key of the exercise and those of exercises merged into it. */
  readonly keys: readonly RecordKey[];
  readonly cue: string | null;
}

/**
 * Returns what the logging screen says of an exercise: its cue, what was noted for next time, and the last remark.
 *
 * A note for next time is shown at the first set of the next workout in which the exercise is done. After that set the
 * screen asks whether the note helped, and asks again in later workouts until it is answered. After `later`, the next
 * workout shows the note again. A remark that repeats another text of the screen is passed over for an older one.
 *
 * @param current the workout on the screen
 * @param workouts those that contain the exercise, the newest first. The current one and later ones are ignored.
 */
export function memoryAtBar(
  { keys, cue }: RememberedExercise,
  current: StoredWorkout,
  workouts: Iterable<StoredWorkout>,
): MemoryAtBar {
  const keySet = new Set<string>(keys);
  const now = exerciseInWorkout(current, keySet);
  const earlier = Array.from(workouts)
    .filter((each) => isEarlier(each, current))
    .flatMap((each) => exerciseInWorkout(each, keySet) ?? []);
  const shown = new ShownTexts();
  const shownCue = shown.add(cue) ? cue : null;
  for (const { exercise } of now?.placed ?? []) shown.add(exercise.remark);
  return {
    cue: shownCue,
    nextTime: openNotes(now, earlier).filter(({ text }) => shown.add(text)),
    lastRemark: earlier.flatMap(remarksIn).find(({ text }) => shown.add(text)) ?? null,
  };
}

/** The texts on the screen, which are compared without the space around them. */
class ShownTexts {
  readonly #texts = new Set<string>();

  /** Adds a text. Returns false if it is blank or is already there. */
  add(text: string | null | undefined): boolean {
    const compared = (text ?? '').trim().normalize('NFC');
    if (compared === '' || this.#texts.has(compared)) return false;
    this.#texts.add(compared);
    return true;
  }
}

/**
 * Returns the notes for next time that are not answered yet, the newest first.
 *
 * @param earlier the earlier workouts, the newest first
 */
function openNotes(now: ExerciseInWorkout | null, earlier: readonly ExerciseInWorkout[]): readonly NextTimeNote[] {
  if (now !== null && answerIn(now) !== null) return [];
  const isFirstSetAhead = now === null || !wasDone(now);
  const notes: NextTimeNote[] = [];
  // Whether the newest workout so far has shown the notes of those before it, without putting them off.
  let wereShown: boolean | null = null;
  for (const each of earlier) {
    const step = isFirstSetAhead && wereShown !== true ? 'show' : 'ask';
    notes.push(...notesIn(each).map((note) => ({ ...note, step }) as const));
    const answer = answerIn(each);
    if (answer === 'helped' || answer === 'didNotHelp') break;
    if (answer !== null || wasDone(each)) wereShown ??= answer !== 'later';
  }
  return notes;
}

function notesIn({ placed, workout, day }: ExerciseInWorkout): readonly Remembered[] {
  return placed.flatMap(({ id, exercise }) => {
    if (exercise.nextTime === undefined) return [];
    return { text: exercise.nextTime, day, workout: recordKey('workouts', workout.id), exercise: id };
  });
}

/** Returns the remarks of one workout, the last written first. Remarks written together are in reverse order. */
function remarksIn({ placed, workout, day }: ExerciseInWorkout): readonly LastRemark[] {
  const key = recordKey('workouts', workout.id);
  const stampAt = (...path: readonly string[]) => workout.leaves.get(printPath(path))?.stamp ?? '';
  const remarks = placed.flatMap(({ id, exercise, sets }) => [
    ...sets.map((set) => ({
      text: set.set.remark,
      set: set.id,
      exercise: id,
      stamp: stampAt('sets', set.id, 'remark'),
    })),
    { text: exercise.remark, set: null, exercise: id, stamp: stampAt('exercises', id, 'remark') },
  ]);
  return remarks
    .sort((a, b) => compareText(a.stamp, b.stamp))
    .reverse()
    .flatMap(({ text, set, exercise }) => (text === undefined ? [] : { text, day, workout: key, exercise, set }));
}
