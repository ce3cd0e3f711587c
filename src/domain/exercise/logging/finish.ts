import type { Instant } from '../../kernel/index.ts';
import { endRest } from '../resting/index.ts';
import type { Workout } from '../workout.ts';

const hour = 3_600_000;
/** So long after the last set nobody is training any more: the workout was forgotten. */
const forgottenMs = 2 * hour;
/** Between two sets so far apart lies a night, or a day. */
const apartMs = 6 * hour;
/** Nobody trains for so long without a set. */
const longestWithoutSetsMs = 24 * hour;

/**
 * Ends a workout now, or when its last set was done where that is more than two hours ago: one that was forgotten would
 * last a night, and its load with it. A set that is ticked off on the next day makes it no longer; one in which nothing
 * was done for a day ended when it began.
 *
 * @returns when it ended
 */
export function finishWorkout(draft: Workout, now: Instant): Instant {
  const { startedAt = now } = draft;
  const done = Object.values(draft.sets).flatMap(({ result }) => result?.completedAt ?? []);
  const endedAt = done.length === 0 ? endWithoutSets(startedAt, now) : endWithSets(startedAt, done, now);
  draft.endedAt = endedAt;
  endRest(draft);
  return endedAt;
}

function endWithoutSets(startedAt: Instant, now: Instant): Instant {
  return now - startedAt > longestWithoutSetsMs ? startedAt : Math.max(startedAt, now);
}

function endWithSets(startedAt: Instant, done: readonly Instant[], now: Instant): Instant {
  const [first = startedAt, ...later] = done.map((at) => Math.max(startedAt, at)).sort((a, b) => a - b);
  let last = first;
  for (const at of later) {
    if (at - last > apartMs) return last;
    last = at;
  }
  return now - last > forgottenMs ? last : Math.max(last, now);
}
