import { useMemo } from 'react';
import { useTimeContext } from '../../reminders/index.ts';
import { useDocument } from '../../replica/index.ts';
import { dateTask } from '../reminders/date-task.ts';
import type { TaskDating } from './date-tasks.ts';

/** Returns how the editor gives the times of tasks their full dates. */
export function useTaskDating(): TaskDating {
  const { now } = useDocument();
  const context = useTimeContext();
  return useMemo(
    () => ({ now, dateTask: (task, writtenAt) => dateTask(task, { ...context, now: writtenAt }) }),
    [now, context],
  );
}
