import { defaultStringifySearch, useParams, useSearch } from '@tanstack/react-router';

export type WorkoutsList = 'history' | 'trash';

export interface ExerciseRoute {
  readonly id: string | null;
  readonly list: WorkoutsList;
}

export function useExerciseRoute(): ExerciseRoute {
  const params: { readonly id?: string } = useParams({ strict: false });
  const search: { readonly list?: unknown } = useSearch({ strict: false });
  return {
    id: params.id ?? null,
    list: search.list === 'trash' ? 'trash' : 'history',
  };
}

export function workoutsHref(list: WorkoutsList): string {
  return list === 'trash' ? '/dashboard/exercise/workouts?list=trash' : '/dashboard/exercise/workouts';
}

export function workoutHref(id: string, list: WorkoutsList = 'history'): string {
  const path = `/dashboard/exercise/workouts/${encodeURIComponent(id)}`;
  return list === 'trash' ? `${path}?list=trash` : path;
}

/** Returns the URL of a workout that opens at one of its sets. */
export function setHref(workoutId: string, setId: string): string {
  return `${workoutHref(workoutId)}${defaultStringifySearch({ set: setId })}`;
}

export function exerciseHref(id: string): string {
  return `/dashboard/exercise/exercises/${encodeURIComponent(id)}`;
}
