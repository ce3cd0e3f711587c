import {
  activitiesLink,
  bodyLink,
  calendarLink,
  exercisesLink,
  frontLink,
  goalsLink,
  loadLink,
  progressLink,
  routinesLink,
  volumeLink,
  workoutsLink,
} from '../../links/exercise.ts';
import type { LinkTarget } from '../../ui/link-target.ts';
import type { messages } from './messages/en.ts';
import {
  activitiesRoute,
  bodyRoute,
  builtInProgrammesRoute,
  calendarRoute,
  exercisesRoute,
  frontRoute,
  goalsRoute,
  loadRoute,
  progressRoute,
  routinesRoute,
  volumeRoute,
  workoutsRoute,
} from './routes.ts';

/** A view of the section, with a route of its own. */
export interface ExerciseView {
  readonly name: keyof typeof messages.views;
  readonly route: { readonly id: string };
  /** A further route of the view. */
  readonly also?: { readonly id: string };
  readonly link: LinkTarget;
}

/** A tab of the section: one view, or several. */
export interface ExerciseTab {
  readonly name: keyof typeof messages.tabs;
  /** The first one opens with the tab, except for the history. */
  readonly views: readonly [ExerciseView, ...ExerciseView[]];
}

/** The tabs in display order. All of them fit beside each other on a narrow phone. */
export const exerciseTabs: readonly [ExerciseTab, ...ExerciseTab[]] = [
  { name: 'today', views: [{ name: 'today', route: frontRoute, link: frontLink }] },
  {
    name: 'history',
    views: [
      { name: 'workouts', route: workoutsRoute, link: workoutsLink() },
      { name: 'activities', route: activitiesRoute, link: activitiesLink() },
      { name: 'calendar', route: calendarRoute, link: calendarLink() },
    ],
  },
  { name: 'exercises', views: [{ name: 'exercises', route: exercisesRoute, link: exercisesLink() }] },
  {
    name: 'plans',
    views: [{ name: 'routines', route: routinesRoute, also: builtInProgrammesRoute, link: routinesLink() }],
  },
  {
    name: 'progress',
    views: [
      { name: 'strength', route: progressRoute, link: progressLink() },
      { name: 'volume', route: volumeRoute, link: volumeLink() },
      { name: 'load', route: loadRoute, link: loadLink },
      { name: 'body', route: bodyRoute, link: bodyLink },
      { name: 'goals', route: goalsRoute, link: goalsLink },
    ],
  },
];

const views = exerciseTabs.flatMap((tab) => tab.views);

/** Returns the view among matched routes. */
export function viewIn(matches: readonly { readonly routeId: string }[]): ExerciseView {
  const matched = new Set(matches.map(({ routeId }) => routeId));
  return (
    views.find(({ route, also }) => matched.has(route.id) || (also !== undefined && matched.has(also.id))) ??
    exerciseTabs[0].views[0]
  );
}
