import { useMemo } from 'react';
import { type DuePart, duePartsAt } from '#domain/reminders/index.ts';
import { deviceZone, useNow } from '../../time/index.ts';
import { useStillWhilePressed } from '../../ui/still-while-pressed.ts';
import type { DueItem, OpenTask } from './due-items.ts';
import { useReminders } from './use-reminders.ts';

export interface Due {
  /** What was due before now, earliest first. */
  readonly overdue: DuePart<DueItem>;
  /** What is due in the rest of today. */
  readonly today: DuePart<DueItem>;
  readonly later: DuePart<DueItem>;
  /** Tasks without a time, newest note first. */
  readonly open: { readonly entries: readonly OpenTask[]; readonly total: number };
  /** Whether all notes have been read, so that no task is missing. */
  readonly isWhole: boolean;
}

/**
 * Returns what is overdue, due today or later, and the open tasks without a time. Without a `NotesIndexProvider` above,
 * only reminders are known.
 *
 * @param most how many items each part contains at most
 */
export function useDue(most: number): Due {
  const { due, open, isWhole } = useReminders();
  const now = useNow();
  const zone = deviceZone();
  const parts = useMemo(
    () => ({
      ...duePartsAt(due, { now, zone, most }),
      open: { entries: open.slice(0, most), total: open.length },
      isWhole,
    }),
    [due, open, isWhole, now, zone, most],
  );
  return useStillWhilePressed(parts);
}
