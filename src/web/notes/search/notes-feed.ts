import type { IdAndSummary, IdAndText, TextChunk } from './messages-to-worker.ts';

/** Source of notes for the worker. */
export interface NotesFeed {
  /**
   * Sends all notes, newest first, and then every change, until the signal aborts. Called again from scratch when the
   * worker was restarted.
   */
  readonly follow: (into: FeedSink, signal: AbortSignal) => void;
}

/** Receives notes. Summaries and texts may arrive in any order and in any batches. */
export interface FeedSink {
  /** Sets the total number of texts; may be called again when more are known. */
  readonly expectTexts: (texts: number) => void;
  readonly putSummaries: (summaries: readonly IdAndSummary[]) => void;
  /** Adds a stored chunk, whose bytes are transferred to the worker. */
  readonly putPage: (page: TextChunk) => void;
  /** Adds changed texts, which take precedence over those in chunks whatever their order. */
  readonly putTexts: (texts: readonly IdAndText[]) => void;
  /** Replaces all tag renames whenever one changes. */
  readonly putTagRenames: (renames: readonly (readonly [tag: string, renamedTo: string])[]) => void;
  /** Removes permanently deleted notes. Those in the trash stay, with `isTrashed` in their summary. */
  readonly remove: (ids: readonly string[]) => void;
  /** Called when everything stored has been sent. */
  readonly fed: () => void;
}
