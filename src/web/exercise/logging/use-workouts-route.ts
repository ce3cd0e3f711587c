import { useParams } from '@tanstack/react-router';
import type { WorkoutsList } from '../../links/exercise-search.ts';
import { workoutRoute, workoutsRoute } from '../navigation/routes.ts';

export interface WorkoutsRoute {
  readonly id: string | null;
  readonly list: WorkoutsList;
}

export function useWorkoutsRoute(): WorkoutsRoute {
  const id = useParams({ from: workoutRoute.id, shouldThrow: false })?.id ?? null;
  const { list = 'history' } = workoutsRoute.useSearch();
  return { id, list };
}
