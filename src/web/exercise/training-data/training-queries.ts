import type { DayAmount } from '#domain/exercise/goals/index.ts';
import {
  type ExerciseSession,
  type ExerciseUse,
  exercisesByUse,
  exercisesDone,
  isFinishedEmpty,
  sessionsOfOccurrence,
  type TrainedWorkout,
  type TrainingHistory,
  trainedWorkouts,
} from '#domain/exercise/history/index.ts';
import { type TrainingSession, workoutSessions } from '#domain/exercise/load/index.ts';
import { type Begun, lastTimeBefore } from '#domain/exercise/logging/index.ts';
import { type NextExercise, nextSession, type SessionQuestion } from '#domain/exercise/programming/index.ts';
import {
  type BestLifts,
  bestLifts,
  type CompetitionLift,
  type ExerciseProgress,
  exerciseProgress,
  type NewestRecordsQuestion,
  newestRecords,
  type ProgressQuestion,
  type RecordOfExercise,
  recordsOfWorkout,
  type WorkoutRecords,
  type WorkoutRecordsQuestion,
} from '#domain/exercise/records/index.ts';

import { countedSetsByDay, hardSetsByWeek, type WeekOfSets } from '#domain/exercise/volume/index.ts';
import type { LocalDay, RecordKey, Weekday } from '#domain/kernel/index.ts';

/** An exercise as it occurs in a workout. */
export interface ExerciseOfWorkout {
  /** All keys that count as this exercise. */
  readonly keys: readonly RecordKey[];
  /** Which of its occurrences in the workout, from 0. */
  readonly occurrence: number;
}

/** The queries about all workouts: plain data, so that they can be posted to the worker. */
export interface TrainingQueries {
  /** The workouts with an exercise; several keys if some were merged into one. */
  sessions: {
    readonly exercises: readonly RecordKey[];
    /** Maximum number, newest first; all by default. */
    readonly newest?: number;
  };
  /** The last session of each exercise before a workout started. */
  lastTimes: { readonly exercises: readonly ExerciseOfWorkout[]; readonly before: Begun };
  /** How often each exercise is done. */
  exerciseUse: { readonly today: LocalDay };
  /** The hard sets by week, from the week of the first day to that of the last. */
  hardSets: { readonly from: LocalDay; readonly until: LocalDay; readonly weekStart: Weekday };
  /**
   * The number of hard sets by day, each weighted by the share of its exercise; an exercise without a share does not
   * count.
   */
  setsByDay: { readonly shares: readonly (readonly [RecordKey, number])[] };
  nextSession: SessionQuestion;
  /** The progress of an exercise over the whole history. */
  progress: ProgressQuestion;
  workoutRecords: WorkoutRecordsQuestion;
  newestRecords: NewestRecordsQuestion;
  /** The heaviest squat, bench press and deadlift. */
  bestLifts: { readonly keys: { readonly [L in CompetitionLift]: readonly RecordKey[] } };
  /** Each workout with the data that its load needs. */
  workoutSessions: unknown;
  /** All exercises that were ever done. */
  exercisesDone: unknown;
  /** Each workout with a completed set. */
  trainedWorkouts: unknown;
  /** The workouts that do not count as training: they ended without a completed set. */
  withoutTraining: unknown;
}

/** The answers to the queries: plain data, and small enough to be posted at each change. */
export interface TrainingResults {
  /** Oldest first. */
  sessions: readonly ExerciseSession[];
  /** In the order of the query; null for an exercise that was never done. */
  lastTimes: readonly (ExerciseSession | null)[];
  /** Recently and often done ones first. */
  exerciseUse: readonly ExerciseUse[];
  hardSets: readonly WeekOfSets[];
  /** Oldest first. */
  setsByDay: readonly DayAmount[];
  /** By the id of the exercise in the routine. */
  nextSession: Readonly<Record<string, NextExercise>>;
  progress: ExerciseProgress;
  workoutRecords: WorkoutRecords;
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
}

export type TrainingQueryName = keyof TrainingQueries;

export type TrainingQuery<About extends TrainingQueryName = TrainingQueryName> = {
  [A in About]: { readonly about: A } & TrainingQueries[A];
}[About];

interface Answering<About extends TrainingQueryName> {
  readonly answer: (history: TrainingHistory, question: TrainingQueries[About]) => TrainingResults[About];
  /** Returns a number that changes when the answer may change; by default, the version of the whole history. */
  readonly version?: (history: TrainingHistory, question: TrainingQueries[About]) => number;
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
  progress: {
    answer: exerciseProgress,
    version: (history, { exercise }) => history.versionOf(exercise.keys),
  },
  workoutRecords: {
    answer: recordsOfWorkout,
    version: (history, { exercises }) => history.versionOf(exercises.flatMap(({ keys }) => keys)),
  },
  newestRecords: { answer: newestRecords },
  bestLifts: {
    answer: bestLifts,
    version: (history, { keys }) => history.versionOf(Object.values(keys).flat()),
  },
  workoutSessions: { answer: (history) => workoutSessions(history.workouts) },
  exercisesDone: { answer: (history) => exercisesDone(history.workouts) },
  trainedWorkouts: { answer: (history) => trainedWorkouts(history.workouts) },
  withoutTraining: {
    answer: (history) => history.workouts.filter(isFinishedEmpty).map(({ id }) => id),
  },
};

/** Answers a query from the workouts read so far. */
export function answerOf(history: TrainingHistory, subject: TrainingQuery): TrainingResults[TrainingQueryName] {
  return answeringOf(subject).answer(history, subject);
}

/** Returns a number that stays the same while the answer does. */
export function versionOf(history: TrainingHistory, subject: TrainingQuery): number {
  return answeringOf(subject).version?.(history, subject) ?? history.version;
}

/** The name in a query identifies its type. */
function answeringOf(subject: TrainingQuery): Answering<TrainingQueryName> {
  return answering[subject.about] as Answering<TrainingQueryName>;
}
