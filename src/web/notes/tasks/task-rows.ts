import type { NoteTask } from '#domain/notes/markdown/index.ts';
import { type SeenTask, seenTasks, type TasksOfNote } from '#domain/notes/tasks/task-list.ts';

export interface TaskRow {
  /** Stable as long as the text of the task is unchanged. */
  readonly id: string;
  readonly kind: 'task';
  readonly noteId: string;
  readonly task: NoteTask;
  readonly seen: SeenTask;
  /** The labels of the note's mentions, which are no times. */
  readonly mentions: readonly string[];
}

export type ListedRow = TaskRow | { readonly id: string; readonly kind: 'note'; readonly noteId: string };

/** Returns a flat list of notes, each followed by its tasks. Notes without visible tasks are left out. */
export function taskRows(notes: readonly TasksOfNote[], isShown: (row: TaskRow) => boolean): readonly ListedRow[] {
  return notes.flatMap(({ id, tasks, mentions }) => {
    const seen = seenTasks(tasks);
    const rows = tasks
      .flatMap((task, at) => (seen[at] === undefined ? [] : { ...taskRow(id, task, seen[at]), mentions }))
      .filter(isShown);
    return rows.length === 0 ? [] : [{ id: `note ${id}`, kind: 'note' as const, noteId: id }, ...rows];
  });
}

export function isSameRow(a: ListedRow, b: ListedRow): boolean {
  if (a.id !== b.id || a.kind === 'note' || b.kind === 'note') return a.id === b.id;
  const isSameTask = a.task.from === b.task.from && a.task.done === b.task.done && a.seen.of === b.seen.of;
  return isSameTask && a.task.code.length === b.task.code.length;
}

function taskRow(noteId: string, task: NoteTask, seen: SeenTask): Omit<TaskRow, 'mentions'> {
  return { id: `${noteId} ${seen.nth} ${task.text}`, kind: 'task', noteId, task, seen };
}
