import { useMemo } from 'react';
import type { DayAmount, FollowedGoal } from '#domain/exercise/goals/index.ts';
import { type KnownExercises, keysMergedWith } from '#domain/exercise/index.ts';
import type { DayFigures } from '#domain/exercise/records/index.ts';
import { musclesCounted } from '#domain/exercise/volume/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { askedExercise, useOneRepMaxMethod } from '../progress/index.ts';
import { useTraining } from '../training-data/index.ts';

/** What a goal needs from the sets of all workouts; null while loading, or if the goal does not need it. */
export interface GoalHistory {
  /** Sets or volume by day. */
  readonly amounts: readonly DayAmount[] | null;
  /** The best e1RM of each day. */
  readonly estimates: readonly DayFigures[] | null;
}

/** Queries the sets of all workouts for a goal of an exercise or a muscle. */
export function useGoalHistory(goal: FollowedGoal): GoalHistory {
  const catalogue = useCatalogue();
  const method = useOneRepMaxMethod();
  const shares = useMemo(() => sharesOf(goal, catalogue), [goal, catalogue]);
  const sets = useTraining(shares === null ? null : { about: 'setsByDay', shares });
  const asked = goal.kind === 'volume' || goal.kind === 'e1rm' ? askedExercise(catalogue, goal.exercise) : null;
  const progress = useTraining(asked === null ? null : { about: 'progress', exercise: asked, method, from: null });
  const estimates = progress?.isWhole ? progress.value.days : null;
  const volumes = estimates?.map(({ day, volume }) => ({ day, amount: volume ?? 0 })) ?? null;
  return { amounts: goal.kind === 'volume' ? volumes : sets?.isWhole ? sets.value : null, estimates };
}

/**
 * Returns how much a set of each exercise counts towards a goal of sets, without exercises that do not count; null for
 * other kinds of goals.
 */
function sharesOf(goal: FollowedGoal, catalogue: KnownExercises): readonly (readonly [RecordKey, number])[] | null {
  if (goal.kind !== 'sets') return null;
  if ('exercise' in goal.of) return keysMergedWith(catalogue, goal.of.exercise).map((key) => [key, 1]);
  const { muscle } = goal.of;
  const musclesOf = musclesCounted(catalogue);
  return Array.from(catalogue.values()).flatMap(({ key, merged }) => {
    const share = musclesOf(merged?.into ?? key)[muscle] ?? 0;
    return share > 0 ? [[key, share] as const] : [];
  });
}
