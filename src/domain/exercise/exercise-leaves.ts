import { check, leaf } from '../kernel/index.ts';

/** The leaves of an exercise inside a workout or a routine. */
export const placedExerciseLeaves = {
  exercise: leaf(check.key),
  order: leaf(check.order),
  /** Exercises with the same id form a superset. */
  superset: leaf(check.id),
  restSeconds: leaf(check.numberFrom(0)),
  remark: leaf(check.text),
  /** What to do differently in the next workout with this exercise. */
  nextTime: leaf(check.text),
  /** Whether what an earlier workout noted for next time helped in this one. `later` asks again in the next one. */
  nextTimeAnswer: leaf(check.oneOf('helped', 'didNotHelp', 'later')),
  skipped: leaf(check.flag),
  swappedFrom: leaf(check.key),
  removedAt: leaf(check.instant, { clock: 'whole' }),
};
