import { type SeenTask, seenTasks, type TasksOfNote } from '#domain/notes/tasks/task-list.ts';
import {
  type DueEntry,
  dueEntries,
  type NoteRecordOfReminders,
  noteWithReminders,
  type TimeContext,
} from '#domain/reminders/index.ts';

/** A reminder of a note, or a task with a time. */
export interface DueItem extends DueEntry {
  /** Identifies it among all items; another time is another item. */
  readonly key: string;
  /** The task in its note; null for a reminder. */
  readonly seen: SeenTask | null;
}

/** A task without a time. */
export interface OpenTask {
  /** Identifies it among all items. */
  readonly key: string;
  readonly noteId: string;
  readonly title: string;
  readonly seen: SeenTask;
  /** The start of its marker. */
  readonly from: number;
}

export type ReminderItem = DueItem | OpenTask;

export function isDueItem(item: ReminderItem): item is DueItem {
  return 'at' in item;
}

/** Returns whether an item is a reminder of a note, rather than a task. */
export function isReminder(item: ReminderItem): item is DueItem {
  return item.seen === null;
}

export interface Reminders {
  /** Earliest first. */
  readonly due: readonly DueItem[];
  /** Tasks without a time, newest note first. */
  readonly open: readonly OpenTask[];
}

/**
 * Returns everything that is due at some time, and the tasks without a time.
 *
 * @param notes all notes that may have reminders, and those with tasks
 */
export function remindersOf(
  notes: ReadonlyMap<string, NoteRecordOfReminders>,
  tasksOfNotes: readonly TasksOfNote[],
  context: Omit<TimeContext, 'now'>,
): Reminders {
  const tasksById = new Map(tasksOfNotes.map((each) => [each.id, each]));
  const entries = dueEntries(
    Array.from(notes.values(), (note) => noteWithReminders(note, tasksById.get(note.id) ?? noTasks, context.zone)),
    context,
  );
  return {
    due: entries.map((entry) => dueItem(entry, tasksById)),
    open: openTasks(tasksOfNotes, new Set(entries.flatMap(({ noteId, source }) => taskPlace(noteId, source)))),
  };
}

const noTasks = { tasks: [], mentions: [] };

function dueItem(entry: DueEntry, tasksById: ReadonlyMap<string, TasksOfNote>): DueItem {
  const { noteId, source, title, at } = entry;
  const name = source.kind === 'reminder' ? source.reminderId : `${source.nth} ${title}`;
  const tasks = tasksById.get(noteId)?.tasks ?? [];
  const index = source.kind === 'task' ? tasks.indexOf(source.task) : -1;
  return { ...entry, key: `${noteId} ${source.kind} ${name} ${at}`, seen: seenTasks(tasks)[index] ?? null };
}

function openTasks(tasksOfNotes: readonly TasksOfNote[], timed: ReadonlySet<string>): readonly OpenTask[] {
  return tasksOfNotes.flatMap(({ id, tasks }) => {
    if (tasks.every(({ done }) => done)) return [];
    const seen = seenTasks(tasks);
    return tasks.flatMap((task, index): readonly OpenTask[] => {
      const found = seen[index];
      if (task.done || found === undefined || timed.has(placeName(id, task.from))) return [];
      const key = `${id} open ${found.nth} ${task.text}`;
      return [{ key, noteId: id, title: task.text, seen: found, from: task.from }];
    });
  });
}

function taskPlace(noteId: string, source: DueEntry['source']): readonly string[] {
  return source.kind === 'task' ? [placeName(noteId, source.task.from)] : [];
}

function placeName(noteId: string, from: number): string {
  return `${noteId} ${from}`;
}
