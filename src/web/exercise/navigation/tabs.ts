import { type ComponentType, lazy } from 'react';
import type { messages } from './messages/en.ts';

/** A view of the section, with its own URL segment. */
export interface ExerciseView {
  /** The URL segment below the section; empty for the section itself. */
  readonly segment: string;
  readonly name: keyof typeof messages.views;
  readonly Page: ComponentType;
}

/** A tab of the section: one view, or several. */
export interface ExerciseTab {
  readonly name: keyof typeof messages.tabs;
  /** The first one opens with the tab. */
  readonly views: readonly [ExerciseView, ...ExerciseView[]];
}

/** The tabs in display order. All of them fit beside each other on a narrow phone. */
export const exerciseTabs: readonly [ExerciseTab, ...ExerciseTab[]] = [
  { name: 'today', views: [{ segment: '', name: 'today', Page: lazy(() => import('../front/front-page.tsx')) }] },
  {
    name: 'history',
    views: [
      { segment: 'workouts', name: 'workouts', Page: lazy(() => import('../logging/workouts-tab.tsx')) },
      { segment: 'activities', name: 'activities', Page: lazy(() => import('../endurance/activities-tab.tsx')) },
      { segment: 'calendar', name: 'calendar', Page: lazy(() => import('../calendar/calendar-tab.tsx')) },
    ],
  },
  {
    name: 'exercises',
    views: [{ segment: 'exercises', name: 'exercises', Page: lazy(() => import('../library/exercises-tab.tsx')) }],
  },
  {
    name: 'plans',
    views: [{ segment: 'routines', name: 'routines', Page: lazy(() => import('../routines/routines-tab.tsx')) }],
  },
  {
    name: 'progress',
    views: [
      { segment: 'progress', name: 'strength', Page: lazy(() => import('../progress/progress-page.tsx')) },
      { segment: 'volume', name: 'volume', Page: lazy(() => import('../volume/volume-page.tsx')) },
      { segment: 'load', name: 'load', Page: lazy(() => import('../load/load-page.tsx')) },
      { segment: 'body', name: 'body', Page: lazy(() => import('../body/body-tab.tsx')) },
      { segment: 'goals', name: 'goals', Page: lazy(() => import('../calendar/goals-page.tsx')) },
    ],
  },
];

const base = '/dashboard/exercise';

export function viewHref({ segment }: Pick<ExerciseView, 'segment'>): string {
  return segment === '' ? base : `${base}/${segment}`;
}

/** Returns the view of a URL: the one named by its segment, else today. */
export function viewAt(pathname: string): ExerciseView {
  const segment = pathname.slice(base.length + 1).split('/', 1)[0] ?? '';
  const named = exerciseTabs.flatMap(({ views }) => views).find((view) => view.segment === segment);
  return named ?? exerciseTabs[0].views[0];
}

/** Returns whether the URL is that of a record within a view. */
export function isDetailOpen(pathname: string): boolean {
  return (
    pathname
      .slice(base.length + 1)
      .split('/')
      .filter(Boolean).length > 1
  );
}
