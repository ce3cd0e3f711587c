import { idOf } from '#domain/kernel/index.ts';
import type { TrainingHit } from '#domain/search/training/index.ts';
import type {
  ActivitiesList,
  BestTimesSearch,
  CalendarSearch,
  ExercisesSearch,
  ListSearch,
  ProgressSearch,
  RoutinesList,
  RoutinesSearch,
  TotalsSearch,
  VolumeSearch,
  WorkoutsList,
} from './exercise-search.ts';

export const frontLink = { to: '/dashboard/exercise' } as const;
export const goalsLink = { to: '/dashboard/exercise/goals' } as const;
export const bodyLink = { to: '/dashboard/exercise/body' } as const;
export const loadLink = { to: '/dashboard/exercise/load' } as const;

export function workoutsLink(list: WorkoutsList = 'history') {
  return { to: '/dashboard/exercise/workouts', search: ofList(list) } as const;
}

export function workoutLink(id: string, list: WorkoutsList = 'history') {
  return { to: '/dashboard/exercise/workouts/$id', params: { id }, search: ofList(list) } as const;
}

/** A workout that opens at one of its sets. */
export function setLink(workoutId: string, set: string) {
  return { to: '/dashboard/exercise/workouts/$id', params: { id: workoutId }, search: { set } } as const;
}

/** A workout's history, or one version of it. */
export function workoutHistoryLink(id: string, list: WorkoutsList = 'history', version?: string) {
  const workout = workoutLink(id, list);
  return { ...workout, search: { ...workout.search, view: 'history', version } } as const;
}

export function activitiesLink(list: ActivitiesList = 'history') {
  return { to: '/dashboard/exercise/activities', search: ofList(list) } as const;
}

export function activityLink(id: string, list: ActivitiesList = 'history') {
  return {
    to: '/dashboard/exercise/activities/$activity',
    params: { activity: id },
    search: ofList(list),
  } as const;
}

export function totalsLink(search: TotalsSearch = {}) {
  return { to: '/dashboard/exercise/activities/totals', search } as const;
}

export function bestTimesLink(search: BestTimesSearch = {}) {
  return { to: '/dashboard/exercise/activities/best', search } as const;
}

export const gearLink = { to: '/dashboard/exercise/activities/gear' } as const;
export const zonesLink = { to: '/dashboard/exercise/activities/zones' } as const;

export function calendarLink(search: CalendarSearch = {}) {
  return { to: '/dashboard/exercise/calendar', search } as const;
}

export function exercisesLink(search: ExercisesSearch = {}) {
  return { to: '/dashboard/exercise/exercises', search } as const;
}

export function exerciseLink(id: string, search: ExercisesSearch = {}) {
  return { to: '/dashboard/exercise/exercises/$exercise', params: { exercise: id }, search } as const;
}

export function routinesLink(list: RoutinesList = 'routines') {
  return { to: '/dashboard/exercise/routines', search: ofRoutines(list) } as const;
}

export function routineLink(id: string, list: RoutinesList = 'routines') {
  return {
    to: '/dashboard/exercise/routines/$routine',
    params: { routine: id },
    search: ofRoutines(list),
  } as const;
}

export function programmeLink(id: string, list: RoutinesList = 'routines') {
  return {
    to: '/dashboard/exercise/routines/programmes/$programme',
    params: { programme: id },
    search: ofRoutines(list),
  } as const;
}

export const builtInProgrammesLink = { to: '/dashboard/exercise/routines/built-in' } as const;

export function builtInProgrammeLink(id: string) {
  return { to: '/dashboard/exercise/routines/built-in/$builtIn', params: { builtIn: id } } as const;
}

export function progressLink(search: ProgressSearch = {}) {
  return { to: '/dashboard/exercise/progress', search } as const;
}

export function volumeLink(search: VolumeSearch = {}) {
  return { to: '/dashboard/exercise/volume', search } as const;
}

export function measureLink(id: string) {
  return { to: '/dashboard/exercise/body/$measure', params: { measure: id } } as const;
}

function ofList(list: 'history' | 'trash'): ListSearch {
  return list === 'trash' ? { list } : {};
}

function ofRoutines(list: RoutinesList): RoutinesSearch {
  return list === 'routines' ? {} : { list };
}

/** Returns the page of a record of the training; null if it has none of its own. */
export function recordLink(key: string) {
  const [collection, id = ''] = key.split('/');
  if (collection === 'workouts') return workoutLink(id);
  if (collection === 'activities') return activityLink(id);
  if (collection === 'exercises') return exerciseLink(id);
  return collection === 'routines' ? routineLink(id) : null;
}

/**
 * The page of what a search found.
 *
 * @param measure what was measured, if it is a measurement
 */
export function hitLink({ kind, key, set }: TrainingHit, measure = '') {
  const id = idOf(key);
  switch (kind) {
    case 'workout':
      return workoutLink(id);
    case 'set':
      return setLink(id, set ?? '');
    case 'activity':
      return activityLink(id);
    case 'measurement':
      return measureLink(measure);
    case 'exercise':
      return exerciseLink(id);
  }
}
