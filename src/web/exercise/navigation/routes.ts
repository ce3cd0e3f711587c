import { createRoute, redirect } from '@tanstack/react-router';
import {
  bestTimesSearch,
  calendarSearch,
  exercisesSearch,
  listSearch,
  progressSearch,
  routinesSearch,
  totalsSearch,
  volumeSearch,
  workoutSearch,
} from '../../links/exercise-search.ts';
import { dashboardRoute } from '../../routing/routes.ts';

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

export const workoutsRoute = createRoute({ ...inExercise, path: 'workouts', validateSearch: listSearch });

export const workoutRoute = createRoute({
  getParentRoute: () => workoutsRoute,
  path: '$id',
  validateSearch: workoutSearch,
});

/** A page about all activities, shown beside the list. */
export type ActivitiesPage = 'totals' | 'best' | 'gear' | 'zones';

export const activitiesRoute = createRoute({ ...inExercise, path: 'activities', validateSearch: listSearch });

const inActivities = { getParentRoute: () => activitiesRoute };

export const totalsRoute = createRoute({ ...inActivities, path: 'totals', validateSearch: totalsSearch });
export const bestTimesRoute = createRoute({ ...inActivities, path: 'best', validateSearch: bestTimesSearch });
export const gearRoute = createRoute({ ...inActivities, path: 'gear' });
export const zonesRoute = createRoute({ ...inActivities, path: 'zones' });
export const activityRoute = createRoute({ ...inActivities, path: '$activity' });
export const calendarRoute = createRoute({ ...inExercise, path: 'calendar', validateSearch: calendarSearch });
export const exercisesRoute = createRoute({ ...inExercise, path: 'exercises', validateSearch: exercisesSearch });
export const openExerciseRoute = createRoute({ getParentRoute: () => exercisesRoute, path: '$exercise' });
export const routinesRoute = createRoute({ ...inExercise, path: 'routines', validateSearch: routinesSearch });
export const routineRoute = createRoute({ getParentRoute: () => routinesRoute, path: '$routine' });
export const programmeRoute = createRoute({ getParentRoute: () => routinesRoute, path: 'programmes/$programme' });
/** The programmes of the app, a page of its own rather than a list of records. */
export const builtInProgrammesRoute = createRoute({ ...inExercise, path: 'routines/built-in' });
export const builtInProgrammeRoute = createRoute({ getParentRoute: () => builtInProgrammesRoute, path: '$builtIn' });
export const progressRoute = createRoute({ ...inExercise, path: 'progress', validateSearch: progressSearch });

export const volumeRoute = createRoute({
  ...inExercise,
  path: 'volume',
  validateSearch: volumeSearch,
  beforeLoad: ({ search }) => {
    // The load used to be a part of volume, and old bookmarks still exist.
    if (search.view === 'load') throw redirect({ to: '/dashboard/exercise/load', replace: true });
  },
});

export const loadRoute = createRoute({ ...inExercise, path: 'load' });
export const bodyRoute = createRoute({ ...inExercise, path: 'body' });
export const measureRoute = createRoute({ getParentRoute: () => bodyRoute, path: '$measure' });
export const goalsRoute = createRoute({ ...inExercise, path: 'goals' });
