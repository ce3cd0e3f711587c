import { asTask } from '#domain/notes/index.ts';
import { useTimeContext } from '../../reminders/index.ts';
import { useDocument } from '../../replica/index.ts';

/**
 * Returns a function that turns typed text into the line of a task, with the full date of its time, as the editor does
 * when a line is left.
 */
export function useTaskLine(): (typed: string) => Promise<string> {
  const { now } = useDocument();
  const context = useTimeContext();
  return async (typed) => {
    const task = asTask(typed);
    if (!typed.includes('@')) return task;
    const writtenAt = now();
    // loads the parser of notes, which the overview does not need before
    const { dateTask } = await import('./date-task.ts');
    const edit = dateTask(task, { ...context, now: writtenAt });
    return edit === null ? task : task.slice(0, edit.from) + edit.insert + task.slice(edit.to);
  };
}
