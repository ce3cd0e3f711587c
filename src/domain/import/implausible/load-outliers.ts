import type { WorkoutDraft } from '../draft/index.ts';
import type { Finding, ImplausibleContext } from './finding.ts';
import { siOf } from './si-amounts.ts';

/** With fewer sets there is not enough to compare with. */
const minSets = 6;

/** The factor over the median, and the least difference in kilograms. A missing decimal mark makes it ten. */
const beyond = { times: 4, by: 40 };

interface LoadedSet {
  readonly draft: WorkoutDraft;
  readonly set: { readonly exercise: number; readonly set: number };
  readonly load: number;
}

/** Lists loads that are far above the other sets of the exercise in the whole import: 546 kg among sets of 54.6 kg. */
export function* loadOutliers(workouts: readonly WorkoutDraft[], context: ImplausibleContext): Generator<Finding> {
  for (const sets of setsByExercise(workouts, context).values()) {
    if (sets.length < minSets) continue;
    const usual = sets.map(({ load }) => load).toSorted((a, b) => a - b)[Math.floor(sets.length / 2)] ?? 0;
    for (const { draft, set, load } of sets) {
      if (load > usual * beyond.times && load > usual + beyond.by)
        yield { draft, set, doubt: { code: 'import/far-from-other-sets', load, usual } };
    }
  }
}

function setsByExercise(
  workouts: readonly WorkoutDraft[],
  context: ImplausibleContext,
): ReadonlyMap<string, readonly LoadedSet[]> {
  const byExercise = new Map<string, LoadedSet[]>();
  for (const draft of workouts) {
    for (const [exercise, { name, sets }] of draft.exercises.entries()) {
      const known = byExercise.get(name) ?? [];
      byExercise.set(name, known);
      for (const [set, each] of sets.entries()) {
        const load = siOf(each.load, 'load', context);
        // warm-ups are light on purpose, and assistance is below 0
        if (load !== null && load > 0 && each.kind !== 'warmUp') known.push({ draft, set: { exercise, set }, load });
      }
    }
  }
  return byExercise;
}
