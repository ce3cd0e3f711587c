import { useParams } from '@tanstack/react-router';
import type { RoutinesList } from '../../../links/exercise-search.ts';
import { programmeRoute, routineRoute, routinesRoute } from '../../navigation/routes.ts';

export interface RoutinesRoute {
  readonly routine: string | null;
  readonly programme: string | null;
  readonly list: RoutinesList;
}

export function useRoutinesRoute(): RoutinesRoute {
  const routine = useParams({ from: routineRoute.id, shouldThrow: false })?.routine ?? null;
  const programme = useParams({ from: programmeRoute.id, shouldThrow: false })?.programme ?? null;
  const { list = 'routines' } = routinesRoute.useSearch();
  return { routine, programme, list };
}
