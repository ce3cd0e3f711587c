import type { Instant, LocalDay } from '../../kernel/index.ts';

/** The data of a note, apart from its body, that a search needs. */
export interface NoteHead {
  readonly title: string;
  readonly aliases: readonly string[];
  /** Current normalised names of the tags: `knee`, `sport/run`. */
  readonly tags: readonly string[];
  /** The names of the notebooks that contain the note, outermost first; empty at the top level. */
  readonly notebookPath: readonly string[];
  readonly isPinned: boolean;
  readonly isArchived: boolean;
  readonly isTrashed: boolean;
  /** The day of a daily note, or the day that the user gave the note. */
  readonly day: LocalDay | null;
  readonly createdAt: Instant | null;
  readonly editedAt: Instant | null;
}
