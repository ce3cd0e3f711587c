import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import { loadMessages } from '../../language/index.ts';
import { exerciseNames } from '../catalogue/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { routinesMessages } from './messages/index.ts';

export { builtInMessages } from './built-in/messages/index.ts';
export { routinesMessages } from './messages/index.ts';
export { plannedSetLines } from './plan/routine-text.ts';
export { useNotStarted } from './plan/use-not-started.ts';
export { type PlannedReminder, usePlannedReminders } from './plan/use-planned-reminders.ts';
export { useHasRoutine } from './plan/use-present-routines.ts';
export { useProgrammeLabels } from './plan/use-programme-labels.ts';
export { useWeekdayNames } from './plan/use-weekday-names.ts';
export { AgainButton } from './start/again-button.tsx';
export { NextToday, NotStarted } from './start/next-today-slot.ts';

/** Loads the sheet from which a workout is started, with all that it says. */
export async function loadStartSheet() {
  const [{ StartSheet }] = await Promise.all([
    import('./start/start-sheet.tsx'),
    loadMessages(exerciseMessages, exerciseNames, routinesMessages),
  ]);
  return StartSheet;
}

/** Selects the routine of a past workout. Loads lazily, after the content around it. */
export const PastRoutine = lazy(async () => ({ default: (await import('./start/past-routine.tsx')).PastRoutine }));

/** Says why a routine proposed the targets of an exercise. Loads lazily, when it is asked for. */
export const SessionReason = lazy(async () => ({ default: (await import('./session-reason.tsx')).SessionReason }));

/** Saves a workout as a routine. Loads lazily, when it opens. */
export const SaveAsRoutine = lazy(async () => ({ default: (await import('./save-as-routine.tsx')).SaveAsRoutine }));

/** Says that this is a deload week. Loads lazily, unless the content around it preloads it. */
export const DeloadNotice = lazyRouteComponent(() => import('./start/deload-notice.tsx'), 'DeloadNotice');
