import type { Instant } from '../../kernel/index.ts';
import { endRest } from '../resting/index.ts';
import type { Workout } from '../workout.ts';

/** So long after the last set nobody is training any more: the workout was forgotten. */
const forgottenMs = 2 * 3_600_000;

/**
 * Ends a workout now, or when its last set was done where that is more than two hours ago: one that was forgotten would
 * last a night, and its load with it.
 *
 * @returns when it ended
 */
export function finishWorkout(draft: Workout, now: Instant): Instant {
  const { startedAt = now } = draft;
  const done = Object.values(draft.sets).flatMap(({ result }) => result?.completedAt ?? []);
  const last = Math.max(startedAt, ...done);
  const endedAt = done.length > 0 && now - last > forgottenMs ? last : Math.max(startedAt, now);
  draft.endedAt = endedAt;
  endRest(draft);
  return endedAt;
}
