import type { DayValue } from '#domain/exercise/body/index.ts';
import type { DayAmount } from '#domain/exercise/goals/index.ts';
import {
  type ExerciseSession,
  type ExerciseUse,
  exercisesByUse,
  exercisesDone,
  isDayDone,
  isFinishedEmpty,
  type MergedSports,
  sessionsOfOccurrence,
  type TrainedWorkout,
  type TrainingHistory,
  trainedWorkouts,
} from '#domain/exercise/history/index.ts';
import { type TrainingSession, workoutSessions } from '#domain/exercise/load/index.ts';
import type { LineIndex, WorkoutOfLine } from '#domain/exercise/logged-lines/index.ts';
import { type Begun, lastTimeBefore } from '#domain/exercise/logging/index.ts';
import type { CurrentWorkout, MemoryAtBar, MemoryIndex, RememberedExercise } from '#domain/exercise/memory/index.ts';
import { type NextExercise, nextSession, type SessionQuestion } from '#domain/exercise/programming/index.ts';
import {
  type BestLifts,
  bestLifts,
  type ComparisonQuestion,
  type CompetitionLift,
  comparedWithLast,
  type ExerciseProgress,
  exerciseProgress,
  type NewestRecordsQuestion,
  newestRecords,
  type OneRepMaxQuestion,
  oneRepMaxByDay,
  type ProgressQuestion,
  type RecordOfExercise,
  recordsOfWorkout,
  type WorkoutComparison,
  type WorkoutRecords,
  type WorkoutRecordsQuestion,
} from '#domain/exercise/records/index.ts';

import { countedSetsByDay, hardSetsByWeek, type WeekOfSets } from '#domain/exercise/volume/index.ts';
import type { LocalDay, RecordKey, Weekday } from '#domain/kernel/index.ts';

/** An exercise as it occurs in a workout. */
export interface ExerciseOfWorkout {
  /** The keys of all exercises that count as this one. */
  readonly keys: readonly RecordKey[];
  /** Which occurrence of the exercise in the workout, counted from 0. */
  readonly occurrence: number;
}

/** The queries about all workouts. They are plain data, so that they can be posted to the worker. */
export interface TrainingQueries {
  /** The workouts with an exercise, which has several keys if others were merged into it. */
  sessions: {
    readonly exercises: readonly RecordKey[];
    /** The maximum number of workouts, newest first; all by default. */
    readonly newest?: number;
  };
  /** The last session of each exercise before a workout started. */
  lastTimes: { readonly exercises: readonly ExerciseOfWorkout[]; readonly before: Begun };
  /** How often each exercise is done. */
  exerciseUse: { readonly today: LocalDay };
  /** The hard sets of each week, from the week of the first day to the week of the last. */
  hardSets: { readonly from: LocalDay; readonly until: LocalDay; readonly weekStart: Weekday };
  /**
   * The number of hard sets of each day, weighted by the share of their exercise. An exercise without a share does not
   * count.
   */
  setsByDay: { readonly shares: readonly (readonly [RecordKey, number])[] };
  nextSession: SessionQuestion;
  /** What the logging screen of a workout says of an exercise. */
  memory: { readonly exercise: RememberedExercise; readonly current: CurrentWorkout };
  /** The progress of an exercise over all workouts. */
  progress: ProgressQuestion;
  /** The best e1RM of each day, for several exercises. */
  oneRepMaxByDay: OneRepMaxQuestion;
  workoutRecords: WorkoutRecordsQuestion;
  /** What was better in a workout than last time. */
  comparedWithLast: ComparisonQuestion;
  newestRecords: NewestRecordsQuestion;
  /** The heaviest squat, bench press and deadlift. */
  bestLifts: { readonly keys: { readonly [L in CompetitionLift]: readonly RecordKey[] } };
  /** Each workout with the data needed to compute its load. */
  workoutSessions: unknown;
  /** All exercises that have ever been done. */
  exercisesDone: unknown;
  /** Each workout with a completed set. */
  trainedWorkouts: { readonly sports: MergedSports };
  /** The workouts that ended without a completed set and therefore do not count as training. */
  withoutTraining: unknown;
  /** The workouts that ended but do not count as their day of a programme. */
  daysNotDone: unknown;
  /** The workouts in which lines of notes logged sets, by the ids at their ends. */
  workoutsOfLines: { readonly blocks: readonly string[] };
}

/** The answers to the queries. They are plain data, small enough to be posted at each change. */
export interface TrainingResults {
  /** Oldest first. */
  sessions: readonly ExerciseSession[];
  /** In the order of the query; null for an exercise that was never done. */
  lastTimes: readonly (ExerciseSession | null)[];
  /** Exercises done recently and often come first. */
  exerciseUse: readonly ExerciseUse[];
  hardSets: readonly WeekOfSets[];
  /** Oldest first. */
  setsByDay: readonly DayAmount[];
  /** By the id of the exercise in the routine. */
  nextSession: Readonly<Record<string, NextExercise>>;
  memory: MemoryAtBar;
  progress: ExerciseProgress;
  /** In kilograms, oldest first, in the order of the query. */
  oneRepMaxByDay: readonly (readonly DayValue[])[];
  workoutRecords: WorkoutRecords;
  comparedWithLast: WorkoutComparison;
  newestRecords: readonly RecordOfExercise[];
  bestLifts: BestLifts;
  /** Oldest first. */
  workoutSessions: readonly TrainingSession[];
  /** Most recently done first. */
  exercisesDone: readonly RecordKey[];
  /** Oldest first. */
  trainedWorkouts: readonly TrainedWorkout[];
  /** Workout ids, oldest first. */
  withoutTraining: readonly string[];
  /** Workout ids, oldest first. */
  daysNotDone: readonly string[];
  workoutsOfLines: readonly WorkoutOfLine[];
}

export type TrainingQueryName = keyof TrainingQueries;

export interface TrainingResult<About extends TrainingQueryName = TrainingQueryName> {
  readonly value: TrainingResults[About];
  /** Whether all workouts have been read. */
  readonly isWhole: boolean;
}

export type TrainingQuery<About extends TrainingQueryName = TrainingQueryName> = {
  [A in About]: { readonly about: A } & TrainingQueries[A];
}[About];

interface Answering<About extends TrainingQueryName> {
  readonly answer: (
    history: TrainingHistory,
    question: TrainingQueries[About],
    indexes: TrainingIndexes,
  ) => TrainingResults[About];
  /** Returns a number that changes whenever the answer may have changed; by default, the version of all workouts. */
  readonly version?: (history: TrainingHistory, question: TrainingQueries[About], indexes: TrainingIndexes) => number;
}

const answering: { readonly [About in TrainingQueryName]: Answering<About> } = {
  sessions: {
    answer: (history, { exercises, newest }) => history.sessionsOf(exercises).slice(newest === undefined ? 0 : -newest),
    version: (history, { exercises }) => history.versionOf(exercises),
  },
  lastTimes: {
    answer: (history, { exercises, before }) =>
      exercises.map(({ keys, occurrence }) =>
        lastTimeBefore(sessionsOfOccurrence(history.sessionsOf(keys), occurrence), before),
      ),
    version: (history, { exercises }) => history.versionOf(exercises.flatMap(({ keys }) => keys)),
  },
  setsByDay: {
    answer: (history, { shares }) => countedSetsByDay(history.workouts, new Map(shares)),
    version: (history, { shares }) => history.versionOf(shares.map(([exercise]) => exercise)),
  },
  exerciseUse: { answer: (history, { today }) => exercisesByUse(history.workouts, today) },
  hardSets: { answer: (history, weeks) => hardSetsByWeek(history.workouts, weeks) },
  nextSession: {
    answer: nextSession,
    version: (history, { exercises }) => history.versionOf(exercises.flatMap((each) => each.exercises)),
  },
  memory: {
    answer: (history, { exercise, current }, { memory }) =>
      memory.memoryOf(exercise, current, history.sessionsOf(exercise.keys)),
    version: (history, { exercise: { keys } }, { memory }) => history.versionOf(keys) + memory.versionOf(keys),
  },
  progress: {
    answer: exerciseProgress,
    version: (history, { exercise }) => history.versionOf(exercise.keys),
  },
  oneRepMaxByDay: {
    answer: oneRepMaxByDay,
    version: (history, { exercises }) => history.versionOf(exercises.flatMap(({ keys }) => keys)),
  },
  workoutRecords: {
    answer: recordsOfWorkout,
    version: (history, { exercises }) => history.versionOf(exercises.flatMap(({ keys }) => keys)),
  },
  comparedWithLast: { answer: comparedWithLast },
  newestRecords: { answer: newestRecords },
  bestLifts: {
    answer: bestLifts,
    version: (history, { keys }) => history.versionOf(Object.values(keys).flat()),
  },
  workoutSessions: { answer: (history) => workoutSessions(history.workouts) },
  exercisesDone: { answer: (history) => exercisesDone(history.workouts) },
  trainedWorkouts: { answer: (history, { sports }) => trainedWorkouts(history.workouts, sports) },
  withoutTraining: {
    answer: (history) => history.workouts.filter(isFinishedEmpty).map(({ id }) => id),
  },
  daysNotDone: {
    answer: ({ workouts }) => workouts.filter((each) => each.endedAt !== null && !isDayDone(each)).map(({ id }) => id),
  },
  workoutsOfLines: {
    answer: (_, { blocks }, { lines }) => lines.workoutsOf(blocks),
    version: (_, __, { lines }) => lines.version,
  },
};

/** The indexes of all workouts read so far. */
export interface TrainingIndexes {
  readonly history: TrainingHistory;
  readonly memory: MemoryIndex;
  readonly lines: LineIndex;
}

/** Answers a query from the workouts read so far. */
export function answerOf(indexes: TrainingIndexes, subject: TrainingQuery): TrainingResults[TrainingQueryName] {
  return answeringOf(subject).answer(indexes.history, subject, indexes);
}

/** Returns a number that is the same as long as the answer is the same. */
export function versionOf(indexes: TrainingIndexes, subject: TrainingQuery): number {
  const { history } = indexes;
  return answeringOf(subject).version?.(history, subject, indexes) ?? history.version;
}

/** Returns the functions for a query, whose type follows from its name. */
function answeringOf(subject: TrainingQuery): Answering<TrainingQueryName> {
  return answering[subject.about] as Answering<TrainingQueryName>;
}
