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

/** An exercise as it stands in a workout. */
export interface ExerciseOfWorkout {
  /** All keys that count as it. */
  readonly keys: readonly RecordKey[];
  /** Which of the times it is that it stands there, from 0. */
  readonly occurrence: number;
}

/** What can be asked of all workouts: plain data, so that it can be sent. */
export interface TrainingQueries {
  /** The workouts with an exercise in them; several keys where some were merged into one. */
  sessions: {
    readonly exercises: readonly RecordKey[];
    /** How many at most, the newest; all of them where this is left out. */
    readonly newest?: number;
  };
  /** When each exercise was last done before a workout began. */
  lastTimes: { readonly exercises: readonly ExerciseOfWorkout[]; readonly before: Begun };
  /** Which exercises are done, and how much. */
  exerciseUse: { readonly today: LocalDay };
  /** The hard sets of each week from that of the first day to that of the last. */
  hardSets: { readonly from: LocalDay; readonly until: LocalDay; readonly weekStart: Weekday };
  /** How many hard sets each day had, each counted as much as the share of its exercise; none counts nothing. */
  setsByDay: { readonly shares: readonly (readonly [RecordKey, number])[] };
  /** What the next session of a routine is to be. */
  nextSession: SessionQuestion;
  /** How an exercise went over all that was done. */
  progress: ProgressQuestion;
  /** What a workout made in personal records. */
  workoutRecords: WorkoutRecordsQuestion;
  /** The personal records made last. */
  newestRecords: NewestRecordsQuestion;
  /** The heaviest squat, bench press and deadlift. */
  bestLifts: { readonly keys: { readonly [L in CompetitionLift]: readonly RecordKey[] } };
  /** Each workout as far as its load goes. */
  workoutSessions: unknown;
  /** Every exercise that was ever done. */
  exercisesDone: unknown;
  /** Each workout in which something was done. */
  trainedWorkouts: unknown;
  /** The workouts that are no training: they have ended without a set. */
  withoutTraining: unknown;
}

/** What each question is answered with: plain data, and small enough to be sent at each change. */
export interface TrainingResults {
  /** The oldest first. */
  sessions: readonly ExerciseSession[];
  /** In the order of the question; null where it was never done. */
  lastTimes: readonly (ExerciseSession | null)[];
  /** Those that are done lately and often first. */
  exerciseUse: readonly ExerciseUse[];
  hardSets: readonly WeekOfSets[];
  /** The oldest first. */
  setsByDay: readonly DayAmount[];
  /** By the ids of the exercises in the routine. */
  nextSession: Readonly<Record<string, NextExercise>>;
  progress: ExerciseProgress;
  workoutRecords: WorkoutRecords;
  newestRecords: readonly RecordOfExercise[];
  bestLifts: BestLifts;
  /** The oldest first. */
  workoutSessions: readonly TrainingSession[];
  /** The one done last first. */
  exercisesDone: readonly RecordKey[];
  /** The oldest first. */
  trainedWorkouts: readonly TrainedWorkout[];
  /** Their ids, the oldest first. */
  withoutTraining: readonly string[];
}

export type TrainingQueryName = keyof TrainingQueries;

export type TrainingQuery<About extends TrainingQueryName = TrainingQueryName> = {
  [A in About]: { readonly about: A } & TrainingQueries[A];
}[About];

interface Answering<About extends TrainingQueryName> {
  readonly answer: (history: TrainingHistory, question: TrainingQueries[About]) => TrainingResults[About];
  /** Another number when the answer may be another; the version of the whole history where this is left out. */
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

/** The answer to a question, as far as workouts were read. */
export function answerOf(history: TrainingHistory, subject: TrainingQuery): TrainingResults[TrainingQueryName] {
  return answeringOf(subject).answer(history, subject);
}

/** Stays the same as long as the answer does. */
export function versionOf(history: TrainingHistory, subject: TrainingQuery): number {
  return answeringOf(subject).version?.(history, subject) ?? history.version;
}

/** A subject says by its name which question it is. */
function answeringOf(subject: TrainingQuery): Answering<TrainingQueryName> {
  return answering[subject.about] as Answering<TrainingQueryName>;
}
