import { compareText, type Instant } from '../kernel/index.ts';
import type { NoteTask } from './markdown/index.ts';

export interface NoteWithTasks {
  readonly id: string;
  readonly createdAt: Instant | null;
  readonly tasks: readonly NoteTask[];
}

export interface OpenTasks {
  readonly id: string;
  /** In the order of the text; never empty. */
  readonly tasks: readonly NoteTask[];
}

/**
 * The open tasks of all notes, by note, the newest note first.
 *
 * Ticking, writing or renaming moves no note, since the order goes by when a note was made.
 *
 * @param notes those whose tasks count: without templates and without what lies in the trash
 */
export function openTasks(notes: Iterable<NoteWithTasks>): readonly OpenTasks[] {
  return [...notes]
    .map(({ tasks, ...note }) => ({ ...note, tasks: tasks.filter(({ done }) => !done) }))
    .filter(({ tasks }) => tasks.length > 0)
    .sort((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0) || compareText(a.id, b.id))
    .map(({ id, tasks }) => ({ id, tasks }));
}
