import { useParams, useSearch } from '@tanstack/react-router';

export type RoutinesList = 'routines' | 'archive' | 'trash';

export interface RoutinesRoute {
  readonly routine: string | null;
  readonly programme: string | null;
  readonly list: RoutinesList;
}

export function useRoutinesRoute(): RoutinesRoute {
  const params: { readonly routine?: string; readonly programme?: string } = useParams({ strict: false });
  const { list }: { readonly list?: unknown } = useSearch({ strict: false });
  return {
    routine: params.routine ?? null,
    programme: params.programme ?? null,
    list: list === 'trash' || list === 'archive' ? list : 'routines',
  };
}

const base = '/dashboard/exercise/routines';

export function routinesHref(list: RoutinesList = 'routines'): string {
  return base + searchOf(list);
}

export function routineHref(id: string, list: RoutinesList = 'routines'): string {
  return `${base}/${encodeURIComponent(id)}${searchOf(list)}`;
}

export function programmeHref(id: string, list: RoutinesList = 'routines'): string {
  return `${base}/programmes/${encodeURIComponent(id)}${searchOf(list)}`;
}

function searchOf(list: RoutinesList): string {
  return list === 'routines' ? '' : `?list=${list}`;
}
