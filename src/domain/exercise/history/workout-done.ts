import type { Instant, LocalDay, RecordKey } from '../../kernel/index.ts';
import type { SetTarget } from '../set-leaves.ts';

/** A completed set. Values that were not recorded are null rather than 0: an added load of 0 is body weight alone. */
export interface DoneSet {
  readonly id: string;
  /** `warmUp`, `working`, `drop`, `restPause`, `failure`, `amrap`, or a kind that only a newer version knows. */
  readonly kind: string;
  /** Kilograms, signed: negative for assistance. */
  readonly load: number | null;
  readonly reps: number | null;
  readonly seconds: number | null;
  readonly metres: number | null;
  readonly rpe: number | null;
  readonly rir: number | null;
  /** The target in the workout; absent for a set that was added by hand. */
  readonly asked?: SetTarget | undefined;
  /**
   * The occurrence of the exercise, from 0, in which the set was done; null if the exercise occurs only once in the
   * workout.
   */
  readonly occurrence: number | null;
  readonly side: string | null;
  readonly completedAt: Instant;
  /** The user confirmed its figures, so they are not doubted. Absent otherwise. */
  readonly confirmed?: true;
}

/** A set that the workout asked for but that was not done. */
export interface SetLeftOut {
  readonly asked: SetTarget;
  /** As in {@link DoneSet}. */
  readonly occurrence: number | null;
}

/** The completed sets of one exercise in a workout, in order; never empty. */
export interface ExerciseDone {
  readonly exercise: RecordKey;
  readonly sets: readonly DoneSet[];
  /** In order; absent if no set was left out. */
  readonly leftOut?: readonly SetLeftOut[];
}

/** The completed part of a workout: the exercises with at least one completed set. */
export interface WorkoutDone {
  readonly id: string;
  readonly title: string | null;
  readonly day: LocalDay;
  readonly startedAt: Instant;
  /** Null while the workout is in progress. */
  readonly endedAt: Instant | null;
  /**
   * From start to end without pauses; null while the workout is in progress, and if it is implausibly long for its
   * sets.
   */
  readonly seconds: number | null;
  /** Session RPE, 0–10. */
  readonly effort: number | null;
  /** Kilograms, as recorded in the workout. */
  readonly bodyWeight: number | null;
  readonly routine: string | null;
  /** The workout was a deload, so no progression continues from it. Absent otherwise. */
  readonly deloadWeek?: true;
  /** Fewer than half of its working sets were completed. Absent otherwise. */
  readonly isMostlyOpen?: true;
  readonly exercises: readonly ExerciseDone[];
}
