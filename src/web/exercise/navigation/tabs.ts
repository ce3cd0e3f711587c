import { type ComponentType, lazy } from 'react';
import type { messages } from './messages/en.ts';

/** A tab of the section, with its own URL segment. */
export interface ExerciseTab {
  /** The URL segment below the section; empty for the section itself. */
  readonly segment: string;
  readonly name: keyof typeof messages.names;
  readonly Page: ComponentType;
}

/** The tabs in display order. A narrow row shows only the first ones. */
export const exerciseTabs: readonly ExerciseTab[] = [
  { segment: '', name: 'workouts', Page: lazy(() => import('../logging/workouts-tab.tsx')) },
  { segment: 'routines', name: 'routines', Page: lazy(() => import('../routines/routines-tab.tsx')) },
  { segment: 'activities', name: 'activities', Page: lazy(() => import('../endurance/activities-tab.tsx')) },
  { segment: 'calendar', name: 'calendar', Page: lazy(() => import('../calendar/calendar-tab.tsx')) },
  { segment: 'progress', name: 'progress', Page: lazy(() => import('../progress/progress-page.tsx')) },
  { segment: 'exercises', name: 'exercises', Page: lazy(() => import('../library/exercises-tab.tsx')) },
  { segment: 'volume', name: 'volume', Page: lazy(() => import('../volume/volume-page.tsx')) },
  { segment: 'load', name: 'load', Page: lazy(() => import('../load/load-page.tsx')) },
  { segment: 'body', name: 'body', Page: lazy(() => import('../body/body-tab.tsx')) },
];

const base = '/dashboard/exercise';

export function tabHref({ segment }: Pick<ExerciseTab, 'segment'>): string {
  return segment === '' ? base : `${base}/${segment}`;
}

/** Returns the tab of a URL: the one named by its segment, else workouts. */
export function tabAt(pathname: string): ExerciseTab {
  const segment = pathname.slice(base.length + 1).split('/', 1)[0] ?? '';
  const named = exerciseTabs.find((place) => place.segment === segment);
  return named ?? (exerciseTabs[0] as ExerciseTab);
}

/** Returns whether the URL is that of a record within a tab. */
export function isDetailOpen(pathname: string): boolean {
  return (
    pathname
      .slice(base.length + 1)
      .split('/')
      .filter(Boolean).length > 1
  );
}
