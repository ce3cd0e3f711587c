import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';

export { builtInMessages } from './built-in/messages/index.ts';
export { routinesMessages } from './messages/index.ts';
export { plannedSetLines } from './plan/routine-text.ts';
export { type PlannedReminder, usePlannedReminders } from './plan/use-planned-reminders.ts';
export { useProgrammeLabels } from './plan/use-programme-labels.ts';
export { useWeekdayNames } from './plan/use-weekday-names.ts';
export { NextToday } from './start/next-today-slot.ts';

/** Starts a workout from a routine. Loads lazily, unless the content around it preloads it. */
export const StartFromRoutine = lazyRouteComponent(() => import('./start/start-from-routine.tsx'), 'StartFromRoutine');

/** Selects the routine of a past workout. Loads lazily, after the content around it. */
export const PastRoutine = lazy(async () => ({ default: (await import('./start/past-routine.tsx')).PastRoutine }));

/** Saves a workout as a routine. Loads lazily, when it opens. */
export const SaveAsRoutine = lazy(async () => ({ default: (await import('./save-as-routine.tsx')).SaveAsRoutine }));

/** Says that this is a deload week. Loads lazily, unless the content around it preloads it. */
export const DeloadNotice = lazyRouteComponent(() => import('./start/deload-notice.tsx'), 'DeloadNotice');
