import { compareText, type Instant } from '../kernel/index.ts';
import type { NoteTask } from './markdown/index.ts';

export interface NoteWithTasks {
  readonly id: string;
  readonly createdAt: Instant | null;
  readonly tasks: readonly NoteTask[];
}

export interface TasksOfNote {
  readonly id: string;
  /** In the order of the text, done ones among them; never empty. */
  readonly tasks: readonly NoteTask[];
}

/**
 * The tasks of all notes, by note, the newest note first.
 *
 * Ticking, writing or renaming moves no note, since the order goes by when a note was made.
 *
 * @param notes those whose tasks count: without templates and without what lies in the trash
 */
export function tasksByNote(notes: Iterable<NoteWithTasks>): readonly TasksOfNote[] {
  return [...notes]
    .filter(({ tasks }) => tasks.length > 0)
    .sort((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0) || compareText(a.id, b.id))
    .map(({ id, tasks }) => ({ id, tasks }));
}

/** A task as somebody saw it in a list, to be found again in a text that may have changed meanwhile. */
export interface SeenTask {
  readonly text: string;
  /** Which one it was of those with the same text, from 0, done ones among them. */
  readonly nth: number;
  /** How many had the same text. */
  readonly of: number;
}

/** All tasks of a note, each as it is seen among the others. */
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
 * The task that was seen, wherever it stands by now. Null where it is gone, or where as many with its text came or went
 * that it might be another.
 */
export function findSeenTask(tasks: readonly NoteTask[], { text, nth, of }: SeenTask): NoteTask | null {
  const same = tasks.filter((task) => task.text === text);
  return same.length === of ? (same[nth] ?? null) : null;
}
