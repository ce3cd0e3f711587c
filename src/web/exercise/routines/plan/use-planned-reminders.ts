import { useMemo } from 'react';
import { type Instant, instantAt } from '#domain/kernel/index.ts';
import { routineLink } from '../../../links/exercise.ts';
import { useRecords } from '../../../replica/index.ts';
import { deviceZone, useToday } from '../../../time/index.ts';
import { useActiveProgrammes } from './use-active-programmes.ts';

/** A routine of which the user is reminded on a day that it is planned. */
export interface PlannedReminder {
  readonly key: string;
  /** The name of the routine; may be empty. */
  readonly title: string;
  readonly at: Instant;
  readonly link: ReturnType<typeof routineLink>;
}

/** Returns the reminders of the routines that are due today and have not been started. */
export function usePlannedReminders(): readonly PlannedReminder[] {
  const active = useActiveProgrammes();
  const routines = useRecords('routines');
  const today = useToday();
  const zone = deviceZone();
  return useMemo(
    () =>
      active.flatMap(({ programme, next, running }): readonly PlannedReminder[] => {
        const { remindAt } = programme.value;
        if (remindAt === undefined || running !== null || next.code !== 'due') return [];
        const routine = routines.find(({ id, inTrash }) => id === next.day.routine && !inTrash);
        if (routine === undefined) return [];
        const key = `${programme.id} ${next.day.id} ${today}`;
        const at = instantAt(today, remindAt, zone);
        return [{ key, title: routine.value.name?.trim() ?? '', at, link: routineLink(routine.id) }];
      }),
    [active, routines, today, zone],
  );
}
