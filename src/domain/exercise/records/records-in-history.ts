import type { LocalDay, RecordKey } from '../../kernel/index.ts';
import { type DayValue, isWeightOld } from '../body/index.ts';
import type { DoneSet, ExerciseSession, TrainingHistory } from '../history/index.ts';
import type { OneRepMaxMethod } from '../strength/index.ts';
import { type ExerciseKind, isAssisted, movesBody, personalRecordKinds, recordKindsOf } from './exercise-kind.ts';
import { believedIn, believedSessions, doubtedSets, type ImplausibleValue } from './implausible.ts';
import {
  lastOfEach,
  type PersonalRecord,
  recordsMade,
  recordsOverTime,
  type Standing,
  standingRecords,
} from './personal-records.ts';
import { type DayFigures, figuresByDay } from './session-figures.ts';
import { type Measuring, setVolume } from './set-marks.ts';

/** An exercise in a query. */
export interface AskedExercise extends ExerciseKind {
  /** Its own key first, then those of the exercises merged into it. */
  readonly keys: readonly RecordKey[];
}

export interface ProgressQuestion {
  readonly exercise: AskedExercise;
  readonly method: OneRepMaxMethod;
  /** The first day to return figures for; null for all days. */
  readonly from: LocalDay | null;
}

export interface ExerciseProgress {
  readonly days: readonly DayFigures[];
  /** From the whole history, including days before `from`. */
  readonly standing: Standing;
  /** Whether all sets were assisted, which have neither an e1RM nor a volume. */
  readonly isAssisted: boolean;
  /** The state of the body weight from which the figures were computed. */
  readonly weight: BodyWeightOfFigures;
}

/** The body weight behind the figures of an exercise that moves the body. */
export interface BodyWeightOfFigures {
  /** Whether no session has a body weight, so that no figure can be computed. */
  readonly isMissing: boolean;
  /** The day of the newest session's body weight, if it was measured more than 30 days before that session. */
  readonly oldFrom: LocalDay | null;
}

export function exerciseProgress(
  history: TrainingHistory,
  { exercise, method, from }: ProgressQuestion,
): ExerciseProgress {
  const measuring = { exercise, method };
  const sessions = believedSessions(history.sessionsOf(exercise.keys), measuring);
  const asked = from === null ? sessions : sessions.filter(({ day }) => day >= from);
  return {
    days: figuresByDay(asked, measuring),
    standing: standingRecords(sessions, measuring),
    isAssisted: asked.length > 0 && asked.every(({ sets }) => sets.every(isAssisted)),
    weight: bodyWeightOfFigures(asked, exercise),
  };
}

function bodyWeightOfFigures(sessions: readonly ExerciseSession[], exercise: ExerciseKind): BodyWeightOfFigures {
  const newest = sessions.at(-1);
  if (!movesBody(exercise) || newest === undefined) return { isMissing: false, oldFrom: null };
  const { bodyWeightOn, day } = newest;
  return {
    isMissing: sessions.every(({ bodyWeight }) => bodyWeight === null),
    oldFrom: bodyWeightOn !== undefined && isWeightOld(bodyWeightOn, day) ? bodyWeightOn : null,
  };
}

export interface OneRepMaxQuestion {
  readonly exercises: readonly AskedExercise[];
  readonly method: OneRepMaxMethod;
}

/** Returns the best e1RM of each day in kilograms, oldest first, in the order of the exercises. */
export function oneRepMaxByDay(
  history: TrainingHistory,
  { exercises, method }: OneRepMaxQuestion,
): readonly (readonly DayValue[])[] {
  return exercises.map((exercise) => {
    const measuring = { exercise, method };
    const sessions = believedSessions(history.sessionsOf(exercise.keys), measuring);
    return figuresByDay(sessions, measuring).flatMap(({ day, e1rm }) => (e1rm === null ? [] : { day, value: e1rm }));
  });
}

export interface WorkoutRecordsQuestion {
  readonly workout: string;
  /** The exercises of the workout; others are ignored. */
  readonly exercises: readonly AskedExercise[];
  readonly method: OneRepMaxMethod;
}

export interface RecordOfExercise {
  readonly exercise: RecordKey;
  readonly record: PersonalRecord;
}

/** A set of the workout with a value that is probably mistyped. */
export interface DoubtedSet {
  readonly exercise: RecordKey;
  readonly set: string;
  readonly value: ImplausibleValue;
}

export interface WorkoutRecords {
  /** Grouped by exercise, in the order in which they were set. */
  readonly made: readonly RecordOfExercise[];
  readonly implausible: readonly DoubtedSet[];
  readonly volume: WorkoutVolume;
}

/** The volume of a whole workout, as far as it is known. */
export interface WorkoutVolume {
  /** Kilograms times repetitions over all exercises; 0 if none has a volume. */
  readonly kilograms: number;
  /** Whether sets are left out because their body weight counts but is unknown. */
  readonly isPartial: boolean;
}

/** The records of one exercise. */
export interface RecordsOfExercise {
  readonly exercise: RecordKey;
  /** The last of each kind and load, in the order of `personalRecordKinds`: the first is the greatest. */
  readonly records: readonly [PersonalRecord, ...PersonalRecord[]];
}

/**
 * Groups records by exercise. The exercise whose greatest record exceeds the previous one by the largest share comes
 * first.
 */
export function recordsByExercise(made: readonly RecordOfExercise[]): readonly RecordsOfExercise[] {
  return Array.from(
    Map.groupBy(made, ({ exercise }) => exercise),
    ([exercise, of]) => ({ exercise, records: greatestFirst(of.map(({ record }) => record)) }),
  )
    .flatMap(({ exercise, records: [first, ...more] }) =>
      first === undefined ? [] : [{ exercise, records: [first, ...more] as const }],
    )
    .sort((a, b) => shareGained(b.records[0]) - shareGained(a.records[0]));
}

function greatestFirst(made: readonly PersonalRecord[]): readonly PersonalRecord[] {
  const place = ({ kind }: PersonalRecord) => personalRecordKinds.indexOf(kind);
  return lastOfEach(made).toSorted((a, b) => place(a) - place(b));
}

/** Loads of assistance are below 0, and a load may follow one of 0. */
function shareGained({ value, previous }: PersonalRecord): number {
  return previous === null ? 0 : (value - previous) / Math.max(Math.abs(previous), 1);
}

/**
 * Returns the records that a workout set, compared with everything before its start. The workout may still be in
 * progress.
 */
export function recordsOfWorkout(
  history: TrainingHistory,
  { workout, exercises, method }: WorkoutRecordsQuestion,
): WorkoutRecords {
  const made: RecordOfExercise[] = [];
  const implausible: DoubtedSet[] = [];
  const volumes = new Map<string, number | null>();
  for (const exercise of exercises) {
    const sessions = history.sessionsOf(exercise.keys);
    const { session, before } = sessionIn(sessions, workout);
    const [key] = exercise.keys;
    if (session === null || key === undefined) continue;
    const measuring: Measuring = { exercise, method };
    const doubted = doubtedSets(sessions, measuring);
    const standing = standingRecords(
      before.flatMap((each) => believedIn(each, doubted) ?? []),
      measuring,
    );
    const believed = believedIn(session, doubted);
    const records = believed === null ? [] : recordsMade(believed, standing, measuring);
    for (const record of records) made.push({ exercise: key, record });
    for (const set of session.sets) {
      const value = doubted.get(set.id);
      if (value !== undefined) implausible.push({ exercise: key, set: set.id, value });
      // A merged exercise may be queried under both keys.
      volumes.set(set.id, value === undefined ? volumeIn(set, session.bodyWeight, exercise) : 0);
    }
  }
  return { made, implausible, volume: volumeOf([...volumes.values()]) };
}

function volumeIn(set: DoneSet, bodyWeight: number | null, exercise: ExerciseKind): number | null {
  return recordKindsOf(exercise.tracking).includes('sessionVolume') ? setVolume(set, bodyWeight, exercise) : 0;
}

function volumeOf(volumes: readonly (number | null)[]): WorkoutVolume {
  return {
    kilograms: volumes.reduce<number>((sum, volume) => sum + (volume ?? 0), 0),
    isPartial: volumes.includes(null),
  };
}

export interface NewestRecordsQuestion {
  readonly exercises: readonly AskedExercise[];
  readonly method: OneRepMaxMethod;
  readonly most: number;
}

/** Returns the latest records over all exercises, newest first. */
export function newestRecords(
  history: TrainingHistory,
  { exercises, method, most }: NewestRecordsQuestion,
): readonly RecordOfExercise[] {
  const made = exercises.flatMap((exercise) => {
    const [key] = exercise.keys;
    if (key === undefined) return [];
    const measuring = { exercise, method };
    const records = recordsOverTime(believedSessions(history.sessionsOf(exercise.keys), measuring), measuring);
    return records.slice(-most).map((record) => ({ exercise: key, record }));
  });
  return made.sort((a, b) => startOf(history, b) - startOf(history, a)).slice(0, most);
}

/**
 * Returns the record worth showing alone: the newest that is not a volume, which grows with every longer workout, or the
 * newest one if all are volumes.
 *
 * @param made newest first
 */
export function newestTelling(made: readonly RecordOfExercise[]): RecordOfExercise | undefined {
  return made.find(({ record: { kind } }) => kind !== 'setVolume' && kind !== 'sessionVolume') ?? made[0];
}

function startOf(history: TrainingHistory, { record }: RecordOfExercise): number {
  return history.workout(record.workout)?.startedAt ?? 0;
}

function sessionIn(
  sessions: readonly ExerciseSession[],
  workout: string,
): { readonly session: ExerciseSession | null; readonly before: readonly ExerciseSession[] } {
  const at = sessions.findIndex((each) => each.workout === workout);
  return at === -1
    ? { session: null, before: sessions }
    : { session: sessions[at] ?? null, before: sessions.slice(0, at) };
}
