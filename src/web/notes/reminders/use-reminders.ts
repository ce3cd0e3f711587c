import { useMemo } from 'react';
import type { TasksOfNote } from '#domain/notes/tasks/task-list.ts';
import type { NoteRecordOfReminders } from '#domain/reminders/index.ts';
import { useTimeContext } from '../../reminders/index.ts';
import { type RecordEntry, useThrottledRecords } from '../../replica/index.ts';
import { useLiveQuery } from '../search/index.ts';
import { type Reminders, remindersOf } from './due-items.ts';

export interface KnownReminders extends Reminders {
  /** Whether all notes have been read, so that no task is missing. */
  readonly isWhole: boolean;
}

/** Returns everything that is due in all notes. Reminders are known immediately, tasks once their notes are read. */
export function useReminders(): KnownReminders {
  const notes = useThrottledRecords('notes', 250);
  const known = useLiveQuery({ about: 'tasks' });
  const context = useTimeContext();
  const tasks = known?.value ?? none;
  const reminders = useMemo(() => remindersOf(notesThatMatter(notes, tasks), tasks, context), [notes, tasks, context]);
  return { ...reminders, isWhole: known?.isWhole ?? false };
}

const none: readonly TasksOfNote[] = [];

/** Leaves out most notes, because parsing the records of all of them takes long. */
function notesThatMatter(
  notes: readonly RecordEntry<'notes'>[],
  tasks: readonly TasksOfNote[],
): ReadonlyMap<string, NoteRecordOfReminders> {
  const withTasks = new Set(tasks.map(({ id }) => id));
  return new Map(
    notes.filter((note) => withTasks.has(note.id) || hasReminders(note)).map((note) => [note.id, note] as const),
  );
}

const known = new WeakMap<RecordEntry<'notes'>, boolean>();

function hasReminders(note: RecordEntry<'notes'>): boolean {
  let has = known.get(note);
  if (has === undefined) {
    has = Array.from(note.leaves.keys()).some((path) => path.startsWith('reminders/'));
    known.set(note, has);
  }
  return has;
}
