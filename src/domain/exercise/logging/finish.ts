import type { Instant } from '../../kernel/index.ts';
import { maxGapMs, setInstants } from '../history/index.ts';
import { endRest } from '../resting/index.ts';
import type { SetResult } from '../set-leaves.ts';
import { countWorkingSets, type WorkingSets } from '../working-sets.ts';
import type { Workout } from '../workout.ts';
import { plannedResult } from './planned.ts';
import { endBeforeResuming } from './resume.ts';
import { completeSet } from './sets.ts';

const hour = 3_600_000;
/** A workout without a set for this long was probably forgotten. */
const forgottenMs = 2 * hour;
/** A longer gap without a set means that the start is wrong. */
const maxWithoutSetsMs = 24 * hour;

/**
 * Ends a workout now, or at its last set if that was more than two hours ago. A forgotten workout would otherwise last
 * all night and add load for those hours. A set completed the next day does not extend it. A workout that has had no
 * set for a day ends at its start. If the start was corrected to hours before the first set, the duration is that of
 * the sets, or the one that the user entered.
 *
 * @param lastedSeconds the duration that the user entered; null if they were not asked
 * @returns when it ended
 */
export function finishWorkout(draft: Workout, now: Instant, lastedSeconds: number | null = null): Instant {
  const { startedAt = now } = draft;
  const done = Object.values(draft.sets).flatMap(({ result }) => result?.completedAt ?? []);
  const known = endBeforeResuming(draft, done);
  const endsByItself = known ?? endByItself(startedAt, done, now);
  const endedAt =
    lastedSeconds === null ? endsByItself : Math.min(startedAt + lastedSeconds * 1000, Math.max(startedAt, now));
  draft.endedAt = endedAt;
  endRest(draft);
  return endedAt;
}

/** What to ask the user before a workout is finished. */
export interface OpenWork {
  /** Sets in which numbers were entered but that were not completed. */
  readonly typedSets: readonly string[];
  /** How many sets were typed as text that is not logged. */
  readonly setsInText: number;
  /** Whether no set was completed, filled in or typed as text. */
  readonly isEmpty: boolean;
  /** The working sets if some of them were not completed; null otherwise. */
  readonly openWorking: WorkingSets | null;
  /**
   * Whether the start is so long before the sets that it must have been corrected. The user then has to enter the
   * duration.
   */
  readonly isStartImplausible: boolean;
}

/**
 * Returns what is still open in a workout that is about to be finished.
 *
 * @param setsInText how many sets were typed as text that is not logged
 */
export function openWork(
  workout: Pick<Workout, 'exercises' | 'sets' | 'startedAt'>,
  now: Instant,
  setsInText = 0,
): OpenWork {
  const { exercises, sets, startedAt = now } = workout;
  const done = setInstants(workout);
  const typedSets = Object.entries(sets).flatMap(([id, { place, result }]) => {
    const exercise = exercises[place?.exercise ?? ''];
    const isLeftOut = exercise?.removedAt !== undefined || exercise?.skipped === true;
    return !isLeftOut && (result?.completedAt ?? null) === null && hasNumbers(result) ? [id] : [];
  });
  const hasOpenSets = typedSets.length + setsInText > 0;
  const kept = Object.entries(sets).flatMap(([id, set]) => {
    const exercise = exercises[set.place?.exercise ?? ''];
    return exercise?.removedAt === undefined && exercise?.skipped !== true ? { id, set } : [];
  });
  const working = countWorkingSets(kept);
  const first = done[0] ?? (hasOpenSets ? now : null);
  return {
    typedSets,
    setsInText,
    isEmpty: done.length === 0 && !hasOpenSets,
    openWorking: working.done < working.all ? working : null,
    isStartImplausible: first !== null && first - startedAt > maxGapMs,
  };
}

/** Completes those of the sets that are still open, and fills in missing values from the plan. */
export function logTypedSets(draft: Workout, setIds: readonly string[], now: Instant): void {
  for (const id of setIds) {
    const set = draft.sets[id];
    if (set !== undefined) completeSet(draft, id, now, plannedResult({ id, set }, { last: null, above: null }));
  }
}

/** Returns whether a set has recorded values rather than only a kind. */
function hasNumbers(result: SetResult | undefined): boolean {
  const { load, reps, seconds, distance } = result ?? {};
  return [load, reps, seconds, distance].some((value) => value !== undefined);
}

function endByItself(startedAt: Instant, done: readonly Instant[], now: Instant): Instant {
  return done.length === 0 ? endWithoutSets(startedAt, now) : endWithSets(startedAt, done, now);
}

function endWithoutSets(startedAt: Instant, now: Instant): Instant {
  return now - startedAt > maxWithoutSetsMs ? startedAt : Math.max(startedAt, now);
}

function endWithSets(startedAt: Instant, done: readonly Instant[], now: Instant): Instant {
  const [first = startedAt, ...later] = done.map((at) => Math.max(startedAt, at)).sort((a, b) => a - b);
  let last = first;
  for (const at of later) {
    if (at - last > maxGapMs) break;
    last = at;
  }
  if (first - startedAt > maxGapMs) return startedAt + (last - first);
  if (later.some((at) => at - last > maxGapMs)) return last;
  return now - last > forgottenMs ? last : Math.max(last, now);
}
