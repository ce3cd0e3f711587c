import { type ComponentType, lazy } from 'react';
import type { messages } from './messages/en.ts';

/** A place of the section: a page of its own with everything below its address. */
export interface ExercisePlace {
  /** Segment of the address below the section; the section itself for the empty one. */
  readonly segment: string;
  readonly name: keyof typeof messages.names;
  readonly Page: ComponentType;
}

/** In the order in which they are shown; a narrow row has room for the first ones only. */
export const exercisePlaces: readonly ExercisePlace[] = [
  { segment: '', name: 'workouts', Page: lazy(() => import('../logging/workouts-place.tsx')) },
  { segment: 'routines', name: 'routines', Page: lazy(() => import('../routines/routines-place.tsx')) },
  { segment: 'activities', name: 'activities', Page: lazy(() => import('../endurance/activities-place.tsx')) },
  { segment: 'calendar', name: 'calendar', Page: lazy(() => import('../calendar/calendar-place.tsx')) },
  { segment: 'progress', name: 'progress', Page: lazy(() => import('../progress/progress-page.tsx')) },
  { segment: 'exercises', name: 'exercises', Page: lazy(() => import('../library/exercises-place.tsx')) },
  { segment: 'volume', name: 'volume', Page: lazy(() => import('../volume/volume-page.tsx')) },
  { segment: 'load', name: 'load', Page: lazy(() => import('../load/load-page.tsx')) },
  { segment: 'body', name: 'body', Page: lazy(() => import('../body/body-place.tsx')) },
];

const base = '/dashboard/exercise';

export function placeHref({ segment }: Pick<ExercisePlace, 'segment'>): string {
  return segment === '' ? base : `${base}/${segment}`;
}

/** The place that an address lies in: the one named by its segment, else workouts. */
export function placeAt(pathname: string): ExercisePlace {
  const segment = pathname.slice(base.length + 1).split('/', 1)[0] ?? '';
  const named = exercisePlaces.find((place) => place.segment === segment);
  return named ?? (exercisePlaces[0] as ExercisePlace);
}

/** Whether the address names one thing in its place, and not the place alone. */
export function isThingOpen(pathname: string): boolean {
  return (
    pathname
      .slice(base.length + 1)
      .split('/')
      .filter(Boolean).length > 1
  );
}
