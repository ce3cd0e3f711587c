import { type Element, Text } from 'domhandler';
import { elementOf } from '../html/index.ts';
import type { EnexTask } from './enex-note.ts';
import { enexTime, wallTime } from './enex-time.ts';

/**
 * Groups tasks by the id of the placeholder in the content that shows them, in lower case, in the order of their sort
 * weights.
 */
export function taskGroups(tasks: readonly EnexTask[]): ReadonlyMap<string, readonly EnexTask[]> {
  const groups = new Map<string, EnexTask[]>();
  for (const task of tasks) {
    const id = (task.get('taskGroupNoteLevelID') ?? '').trim().toLowerCase();
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [task]);
    else group.push(task);
  }
  for (const group of groups.values()) group.sort((a, b) => compare(a.get('sortWeight'), b.get('sortWeight')));
  return groups;
}

function compare(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns a list with a checkbox for each task, followed by its due date and reminder. */
export function taskList(tasks: readonly EnexTask[]): Element {
  const items = tasks.map((task) => {
    const isDone = task.get('taskStatus')?.trim() === 'completed';
    const attributes = { role: 'checkbox', 'aria-checked': String(isDone) };
    return elementOf('li', attributes, [new Text(taskText(task))]);
  });
  return elementOf('ul', {}, items);
}

function taskText(task: EnexTask): string {
  const zone = task.get('timeZone');
  const due = enexTime(task.get('dueDate'));
  const isDateOnly = task.get('dueDateUIOption')?.trim() === 'date_only';
  const reminder = enexTime(task.get('reminder/reminderDate'));
  const parts = [task.get('title')?.trim() ?? ''];
  if (task.get('taskFlag')?.trim() === 'true') parts.push('🚩');
  if (due !== null) parts.push(`📅 ${shownTime(due, zone, isDateOnly)}`);
  if (reminder !== null) parts.push(`⏰ ${shownTime(reminder, task.get('reminder/timeZone') ?? zone, false)}`);
  return parts.filter((part) => part !== '').join(' ');
}

function shownTime(at: number, zone: string | undefined, isDateOnly: boolean): string {
  const { day, clock } = wallTime(at, zone);
  return isDateOnly ? day : `${day} ${clock}`;
}
