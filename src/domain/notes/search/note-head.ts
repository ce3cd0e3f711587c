import type { Instant } from '../../kernel/index.ts';

/** What a search needs of a note beside its text. */
export interface NoteHead {
  readonly title: string;
  readonly aliases: readonly string[];
  /** Normalised names, under which the tags go on today: `knee`, `sport/run`. */
  readonly tags: readonly string[];
  /** The names of the notebooks around the note, the outermost first; empty at the top. */
  readonly notebookPath: readonly string[];
  readonly isPinned: boolean;
  readonly isArchived: boolean;
  readonly isTrashed: boolean;
  readonly createdAt: Instant | null;
  readonly editedAt: Instant | null;
}
