import { compareText, type Instant } from '../../kernel/index.ts';
import type { NoteTask } from '../markdown/index.ts';

export interface NoteWithTasks {
  readonly id: string;
  readonly createdAt: Instant | null;
  readonly tasks: readonly NoteTask[];
  /** The labels of its mentions, without the `@`. */
  readonly mentions: readonly string[];
}

export interface TasksOfNote {
  readonly id: string;
  /** In text order, including completed tasks; never empty. */
  readonly tasks: readonly NoteTask[];
  /** The labels of its mentions, without the `@`, which are no times. */
  readonly mentions: readonly string[];
}

/**
 * Returns the tasks of all notes, grouped by note, newest note first.
 *
 * The order depends on when the notes were created, so that editing a note or ticking its tasks does not move them.
 *
 * @param notes those whose tasks count: without templates and notes in the trash
 */
export function tasksByNote(notes: Iterable<NoteWithTasks>): readonly TasksOfNote[] {
  return [...notes]
    .filter(({ tasks }) => tasks.length > 0)
    .sort((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0) || compareText(a.id, b.id))
    .map(({ id, tasks, mentions }) => ({ id, tasks, mentions }));
}

/** A reference to a task in a list, used to find the task again in a note that may have changed since. */
export interface SeenTask {
  readonly text: string;
  /** Its index among the tasks with the same text, including completed ones. */
  readonly nth: number;
  /** The number of tasks with the same text. */
  readonly of: number;
}

/** Returns references to all tasks of a note. */
export function seenTasks(tasks: readonly NoteTask[]): readonly SeenTask[] {
  const counts = new Map<string, number>();
  const nths = tasks.map(({ text }) => {
    const nth = counts.get(text) ?? 0;
    counts.set(text, nth + 1);
    return nth;
  });
  return tasks.map(({ text }, at) => ({ text, nth: nths[at] ?? 0, of: counts.get(text) ?? 0 }));
}

/**
 * Finds the referenced task at its current position. Returns null if it is gone, or if the number of tasks with the
 * same text has changed, so that it could be another one.
 */
export function findSeenTask(tasks: readonly NoteTask[], { text, nth, of }: SeenTask): NoteTask | null {
  const same = tasks.filter((task) => task.text === text);
  return same.length === of ? (same[nth] ?? null) : null;
}
