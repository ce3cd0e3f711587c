import { useParams } from '@tanstack/react-router';
import { type WorkoutsList, workoutRoute, workoutsRoute } from './routes.ts';

export interface ExerciseRoute {
  readonly id: string | null;
  readonly list: WorkoutsList;
}

export function useExerciseRoute(): ExerciseRoute {
  const id = useParams({ from: workoutRoute.id, shouldThrow: false })?.id ?? null;
  const { list = 'history' } = workoutsRoute.useSearch();
  return { id, list };
}
