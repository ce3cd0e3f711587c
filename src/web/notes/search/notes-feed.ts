import type { IdAndSummary, IdAndText, TextChunk } from './messages-to-worker.ts';

/** Source of notes for the notes index worker. */
export interface NotesFeed {
  /**
   * Sends all notes, newest first, and then every change until the signal aborts. Called again when the worker was
   * restarted, which then needs all notes again.
   */
  readonly follow: (into: FeedSink, signal: AbortSignal) => void;
}

/** Receives notes. Summaries and bodies may arrive in any order and in groups of any size. */
export interface FeedSink {
  /** Sets the total number of note bodies. May be called again when more are known. */
  readonly expectTexts: (texts: number) => void;
  readonly putSummaries: (summaries: readonly IdAndSummary[]) => void;
  /** Adds a stored chunk, whose bytes are transferred to the worker. */
  readonly putPage: (page: TextChunk) => void;
  /** Adds note bodies that have changed. They take precedence over those in chunks, whichever arrive first. */
  readonly putTexts: (texts: readonly IdAndText[]) => void;
  /** Replaces all tag renames. Called whenever one of them changes. */
  readonly putTagRenames: (renames: readonly (readonly [tag: string, renamedTo: string])[]) => void;
  /** Removes permanently deleted notes. Those in the trash stay, with `isTrashed` in their summary. */
  readonly remove: (ids: readonly string[]) => void;
  /** Called when everything stored has been sent. */
  readonly fed: () => void;
}
