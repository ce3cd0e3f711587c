import { useState } from 'react';
import { asTask } from '#domain/notes/index.ts';
import { useDueLabelWhenLoaded, useTimeContext } from '../../reminders/index.ts';
import { useDocument } from '../../replica/index.ts';
import { typedTaskTime } from './typed-task-time.ts';

/** A typed task as a line of a note. */
export interface TaskLine {
  readonly line: string;
  /** When it is due, as people say it; null without a time. */
  readonly when: string | null;
}

/** A task that is being typed. */
export interface TypedTask {
  /** The words that are not meant as its time; null for none. */
  readonly declined: string | null;
  readonly decline: (words: string | null) => void;
  /** Returns its line, with the full date of its time, as the editor does when a line is left. */
  readonly lineOf: (text: string) => Promise<TaskLine>;
}

/**
 * Turns typed text into the line of a task. Words that clearly state a time become its time, unless they are declined.
 * Declined words that are no longer in the text are forgotten, so that they can be the time of the next task.
 */
export function useTypedTask(typed: string): TypedTask {
  const { now } = useDocument();
  const context = useTimeContext();
  const labelOf = useDueLabelWhenLoaded();
  const [declined, decline] = useState<string | null>(null);
  if (declined !== null && !typed.includes(declined)) decline(null);
  const lineOf = async (text: string): Promise<TaskLine> => {
    const written = { ...context, now: now() };
    const time = typedTaskTime(text, declined, written);
    const task = asTask(time?.kind === 'taken' ? time.withSign : text);
    if (time?.kind !== 'taken' && time?.kind !== 'stated') return { line: task, when: null };
    // loads the parser of notes, which the overview does not need before
    const [{ dateTask }, when] = await Promise.all([import('./date-task.ts'), labelOf(time.time.at)]);
    const edit = dateTask(task, written);
    return { line: edit === null ? task : task.slice(0, edit.from) + edit.insert + task.slice(edit.to), when };
  };
  return { declined, decline, lineOf };
}
