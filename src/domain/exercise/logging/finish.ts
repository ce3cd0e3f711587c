import type { Instant } from '../../kernel/index.ts';
import { longestGapMs, setInstants } from '../history/index.ts';
import { endRest } from '../resting/index.ts';
import type { SetResult } from '../set-leaves.ts';
import type { Workout } from '../workout.ts';
import { plannedResult } from './planned.ts';
import { completeSet } from './sets.ts';

const hour = 3_600_000;
/** So long after the last set nobody is training any more: the workout was forgotten. */
const forgottenMs = 2 * hour;
/** Nobody trains for so long without a set. */
const longestWithoutSetsMs = 24 * hour;

/**
 * Ends a workout now, or when its last set was done where that is more than two hours ago: one that was forgotten would
 * last a night, and its load with it. A set that is ticked off on the next day makes it no longer; one in which nothing
 * was done for a day ended when it began. Where its start was corrected to hours before its first set, it lasted as long
 * as its sets, or as the person says.
 *
 * @param lastedSeconds as the person says; null where nobody was asked
 * @returns when it ended
 */
export function finishWorkout(draft: Workout, now: Instant, lastedSeconds: number | null = null): Instant {
  const { startedAt = now } = draft;
  const done = Object.values(draft.sets).flatMap(({ result }) => result?.completedAt ?? []);
  const endsByItself = done.length === 0 ? endWithoutSets(startedAt, now) : endWithSets(startedAt, done, now);
  const endedAt =
    lastedSeconds === null ? endsByItself : Math.min(startedAt + lastedSeconds * 1000, Math.max(startedAt, now));
  draft.endedAt = endedAt;
  endRest(draft);
  return endedAt;
}

/** What a person is asked before a workout is finished. */
export interface OpenWork {
  /** Sets with numbers that were not ticked off. */
  readonly typedSets: readonly string[];
  /** Nothing was ticked off, and nothing typed. */
  readonly isEmpty: boolean;
  /** The start lies so long before the sets that it was corrected: how long it lasted is for the person to say. */
  readonly isStartApart: boolean;
}

/** What is still open in a workout that is about to be finished. */
export function openWork(workout: Pick<Workout, 'exercises' | 'sets' | 'startedAt'>, now: Instant): OpenWork {
  const { exercises, sets, startedAt = now } = workout;
  const done = setInstants(workout);
  const typedSets = Object.entries(sets).flatMap(([id, { place, result }]) => {
    const exercise = exercises[place?.exercise ?? ''];
    const isLeftOut = exercise?.removedAt !== undefined || exercise?.skipped === true;
    return !isLeftOut && (result?.completedAt ?? null) === null && hasNumbers(result) ? [id] : [];
  });
  const first = done[0] ?? (typedSets.length > 0 ? now : null);
  return {
    typedSets,
    isEmpty: done.length === 0 && typedSets.length === 0,
    isStartApart: first !== null && first - startedAt > longestGapMs,
  };
}

/** Ticks off sets in which numbers were typed; what was planned stands in for the rest of them. */
export function logTypedSets(draft: Workout, setIds: readonly string[], now: Instant): void {
  for (const id of setIds) {
    const set = draft.sets[id];
    if (set !== undefined) completeSet(draft, id, now, plannedResult({ id, set }, { last: null, above: null }));
  }
}

/** Whether a set says what was done, rather than only of what kind it is. */
function hasNumbers(result: SetResult | undefined): boolean {
  const { load, reps, seconds, distance } = result ?? {};
  return [load, reps, seconds, distance].some((value) => value !== undefined);
}

function endWithoutSets(startedAt: Instant, now: Instant): Instant {
  return now - startedAt > longestWithoutSetsMs ? startedAt : Math.max(startedAt, now);
}

function endWithSets(startedAt: Instant, done: readonly Instant[], now: Instant): Instant {
  const [first = startedAt, ...later] = done.map((at) => Math.max(startedAt, at)).sort((a, b) => a - b);
  let last = first;
  for (const at of later) {
    if (at - last > longestGapMs) break;
    last = at;
  }
  if (first - startedAt > longestGapMs) return startedAt + (last - first);
  if (later.some((at) => at - last > longestGapMs)) return last;
  return now - last > forgottenMs ? last : Math.max(last, now);
}
