import type { IdAndSummary, IdAndText, TextChunk } from './messages-to-worker.ts';

/** Where the notes for the worker come from. */
export interface NotesFeed {
  /**
   * Hands over all notes, the newest first, and then every change, until the signal says stop. It is called again from
   * the beginning when the worker had to be started again.
   */
  readonly follow: (into: FeedSink, signal: AbortSignal) => void;
}

/** What takes the notes. Heads may come before or after texts; each may come in any batches. */
export interface FeedSink {
  /** How many texts there are in all; may be said again when more are known of. */
  readonly expectTexts: (texts: number) => void;
  readonly putHeads: (heads: readonly IdAndSummary[]) => void;
  /** A page as it is stored; its bytes move to the worker. */
  readonly putPage: (page: TextChunk) => void;
  /** Texts that changed; they stay over those of pages, whichever comes first. */
  readonly putTexts: (texts: readonly IdAndText[]) => void;
  /** All tags that go on under another name, each time one changes. */
  readonly putTagRenames: (renames: readonly (readonly [tag: string, renamedTo: string])[]) => void;
  /** Notes that are deleted for ever; those in the trash stay, with `isTrashed` in their head. */
  readonly remove: (ids: readonly string[]) => void;
  /** All that is stored has been handed over. */
  readonly fed: () => void;
}
