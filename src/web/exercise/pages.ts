import { lazyRouteComponent } from '@tanstack/react-router';
import {
  activitiesRoute,
  activityRoute,
  bestTimesRoute,
  bodyRoute,
  builtInProgrammeRoute,
  builtInProgrammesRoute,
  calendarRoute,
  exerciseRoute,
  exercisesRoute,
  frontRoute,
  gearRoute,
  goalsRoute,
  loadRoute,
  measureRoute,
  openExerciseRoute,
  programmeRoute,
  progressRoute,
  routineRoute,
  routinesRoute,
  totalsRoute,
  volumeRoute,
  workoutRoute,
  workoutsRoute,
  zonesRoute,
} from './navigation/routes.ts';
import type { ExerciseViewName } from './views.ts';

/**
 * A view of the section. While it loads, and if it fails, the section shows this in its place. A list and its records
 * share one component, so that the list stays mounted while a record is open beside it.
 */
function view(name: ExerciseViewName) {
  const component = lazyRouteComponent(async () => (await import('./views.ts')).exerciseViews[name]());
  return { component, wrapInSuspense: false, errorComponent: false as const };
}

export const exercisePages = exerciseRoute.addChildren([
  frontRoute.update(view('front')),
  workoutsRoute.update(view('workouts')).addChildren([workoutRoute]),
  activitiesRoute
    .update(view('activities'))
    .addChildren([totalsRoute, bestTimesRoute, gearRoute, zonesRoute, activityRoute]),
  calendarRoute.update(view('calendar')),
  exercisesRoute.update(view('exercises')).addChildren([openExerciseRoute]),
  routinesRoute.update(view('routines')).addChildren([routineRoute, programmeRoute]),
  builtInProgrammesRoute.update(view('builtIn')).addChildren([builtInProgrammeRoute]),
  progressRoute.update(view('progress')),
  volumeRoute.update(view('volume')),
  loadRoute.update(view('load')),
  bodyRoute.update(view('body')).addChildren([measureRoute]),
  goalsRoute.update(view('goals')),
]);
