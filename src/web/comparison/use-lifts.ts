import { useMemo } from 'react';
import type { KnownExercise } from '#domain/exercise/index.ts';
import { useCatalogue, useTraining } from '../exercise/index.ts';
import { useToday } from '../time/index.ts';

/** The number of lifts compared until the user chooses. */
const liftsAtFirst = 3;

export interface Lifts {
  readonly chosen: readonly KnownExercise[];
  /** The exercises that could be added, those done recently and often first. */
  readonly others: readonly KnownExercise[];
}

/**
 * Returns the lifts to compare and those to choose from. Only exercises with a load and repetitions have an e1RM.
 *
 * @param ids the chosen exercises; null for those done recently and often
 */
export function useLifts(ids: readonly string[] | null): Lifts {
  const catalogue = useCatalogue();
  const today = useToday();
  const used = useTraining({ about: 'exerciseUse', today })?.value;
  return useMemo(() => {
    const lifted = new Map(
      (used ?? []).flatMap(({ exercise }) => {
        const found = catalogue.get(exercise);
        const known = found?.merged === undefined || found.merged === null ? found : catalogue.get(found.merged.into);
        return known !== undefined && tracksLoad(known) ? [[known.id, known] as const] : [];
      }),
    );
    const all = [...lifted.values()];
    const chosen = ids === null ? all.slice(0, liftsAtFirst) : ids.flatMap((id) => lifted.get(id) ?? []);
    return { chosen, others: all.filter((each) => !chosen.includes(each)) };
  }, [catalogue, used, ids]);
}

function tracksLoad({ tracking }: KnownExercise): boolean {
  return tracking === 'loadReps' || tracking === 'weightedBodyWeight';
}
