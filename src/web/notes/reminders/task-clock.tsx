import type { ListedTask } from '../tasks/index.ts';
import type { ReminderItem } from './due-items.ts';
import { linkOf } from './link-of.ts';
import { MoveTime } from './move-time.tsx';
import { useReminderActions } from './use-reminder-actions.ts';

/** Gives a task in the list of tasks a time, or another one. */
export function TaskClock({ listed }: { readonly listed: ListedTask }) {
  const actions = useReminderActions();
  const item = itemOf(listed);
  return <MoveTime item={item} title={listed.title} link={linkOf(item, 'tasks')} actions={actions} />;
}

function itemOf({ noteId, task, seen, title, due }: ListedTask): ReminderItem {
  const key = `${noteId} ${seen.nth} ${task.text}`;
  return due === null
    ? { key, noteId, title, seen, from: task.from }
    : { ...due, key, noteId, title, seen, source: { kind: 'task', task, nth: seen.nth } };
}
