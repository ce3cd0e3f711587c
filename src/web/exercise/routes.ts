import { createRoute, redirect } from '@tanstack/react-router';
import { type HistorySearch, historySearch } from '../history/history-search.ts';
import { oneOf, text, textOrNumber, type UnknownSearch } from '../routing/search-values.ts';
import { dashboardRoute } from '../shell/routes.ts';

export const exerciseRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/dashboard/exercise',
  staticData: { section: 'exercise' },
});

const inExercise = { getParentRoute: () => exerciseRoute };

export const frontRoute = createRoute({
  ...inExercise,
  path: '/',
  staticData: { showsRunningWorkout: true },
  validateSearch: listSearch,
  beforeLoad: ({ search }) => {
    // The workouts used to be listed here, and old bookmarks of their trash still exist.
    if (search.list === 'trash')
      throw redirect({ to: '/dashboard/exercise/workouts', search: { list: 'trash' }, replace: true });
  },
});

/** The list beside a record, if it is not the history. */
export interface ListSearch {
  readonly list?: 'trash' | undefined;
}

export type WorkoutsList = 'history' | 'trash';

export const workoutsRoute = createRoute({
  ...inExercise,
  path: 'workouts',
  validateSearch: listSearch,
});

export interface WorkoutSearch extends HistorySearch {
  /** The set at which the workout opens. */
  readonly set?: string | undefined;
}

export const workoutRoute = createRoute({
  getParentRoute: () => workoutsRoute,
  path: '$id',
  validateSearch: (search: UnknownSearch): WorkoutSearch => ({ ...historySearch(search), set: text(search.set) }),
});

export type ActivitiesList = 'history' | 'trash';

/** A page about all activities, shown beside the list. */
export type ActivitiesPage = 'totals' | 'best' | 'gear' | 'zones';

export const activitiesRoute = createRoute({
  ...inExercise,
  path: 'activities',
  validateSearch: listSearch,
});

const besideActivities = { getParentRoute: () => activitiesRoute };

export interface TotalsSearch {
  readonly sport?: string | undefined;
  readonly by?: string | undefined;
}

export const totalsRoute = createRoute({
  ...besideActivities,
  path: 'totals',
  validateSearch: ({ sport, by }: UnknownSearch): TotalsSearch => ({ sport: text(sport), by: text(by) }),
});

export interface BestTimesSearch {
  readonly sport?: string | undefined;
}

export const bestTimesRoute = createRoute({
  ...besideActivities,
  path: 'best',
  validateSearch: ({ sport }: UnknownSearch): BestTimesSearch => ({ sport: text(sport) }),
});

export const gearRoute = createRoute({ ...besideActivities, path: 'gear' });
export const zonesRoute = createRoute({ ...besideActivities, path: 'zones' });
export const activityRoute = createRoute({ ...besideActivities, path: '$activity' });

export interface CalendarSearch {
  readonly day?: string | undefined;
}

export const calendarRoute = createRoute({
  ...inExercise,
  path: 'calendar',
  validateSearch: ({ day }: UnknownSearch): CalendarSearch => ({ day: text(day) }),
});

export interface ExercisesSearch {
  readonly list?: 'hidden' | 'trash' | undefined;
  readonly q?: string | undefined;
  readonly muscle?: string | undefined;
  readonly equipment?: string | undefined;
}

export const exercisesRoute = createRoute({
  ...inExercise,
  path: 'exercises',
  validateSearch: ({ list, q, muscle, equipment }: UnknownSearch): ExercisesSearch => ({
    list: oneOf(['hidden', 'trash'], list),
    q: textOrNumber(q),
    muscle: text(muscle),
    equipment: text(equipment),
  }),
});

export const openExerciseRoute = createRoute({ getParentRoute: () => exercisesRoute, path: '$exercise' });

export type RoutinesList = 'routines' | 'archive' | 'trash';

export interface RoutinesSearch {
  readonly list?: 'archive' | 'trash' | undefined;
}

export const routinesRoute = createRoute({
  ...inExercise,
  path: 'routines',
  validateSearch: ({ list }: UnknownSearch): RoutinesSearch => ({ list: oneOf(['archive', 'trash'], list) }),
});

export const routineRoute = createRoute({ getParentRoute: () => routinesRoute, path: '$routine' });
export const programmeRoute = createRoute({ getParentRoute: () => routinesRoute, path: 'programmes/$programme' });

export interface ProgressSearch {
  readonly exercise?: string | undefined;
}

export const progressRoute = createRoute({
  ...inExercise,
  path: 'progress',
  validateSearch: ({ exercise }: UnknownSearch): ProgressSearch => ({ exercise: text(exercise) }),
});

export interface VolumeSearch {
  /** A day of the week. */
  readonly week?: string | undefined;
  readonly muscle?: string | undefined;
  readonly view?: 'load' | undefined;
}

export const volumeRoute = createRoute({
  ...inExercise,
  path: 'volume',
  validateSearch: ({ week, muscle, view }: UnknownSearch): VolumeSearch => ({
    week: text(week),
    muscle: text(muscle),
    view: oneOf(['load'], view),
  }),
  beforeLoad: ({ search }) => {
    // The load used to be a part of volume, and old bookmarks still exist.
    if (search.view === 'load') throw redirect({ to: '/dashboard/exercise/load', replace: true });
  },
});

export const loadRoute = createRoute({ ...inExercise, path: 'load' });
export const bodyRoute = createRoute({ ...inExercise, path: 'body' });
export const measureRoute = createRoute({ getParentRoute: () => bodyRoute, path: '$measure' });
export const goalsRoute = createRoute({ ...inExercise, path: 'goals' });

function listSearch({ list }: UnknownSearch): ListSearch {
  return { list: oneOf(['trash'], list) };
}
