import type { Collection } from '#domain/user-document.ts';
import type { Fields } from '#sync/record/index.ts';

/** A change of a record, as subjects receive it. */
export type RecordEvent = {
  readonly collection: Collection;
  readonly id: string;
} /** A new or changed record, with its details. Only in collections with bodies may the details be missing. */ & (
  | { readonly kind: 'put'; readonly fields: Fields }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'remove' }
);

/** How much of the collections of a subject has been read. */
export interface Progress {
  /** From 0 to 1; 1 when everything stored has been read. */
  readonly share: number;
}

/** A query that stays open until it is cancelled. */
export interface OpenQuery {
  /**
   * Answers in steps. Each yields a part of the answer to send, or null. The first step follows at once, the others
   * when nothing more urgent is left to do.
   */
  readonly answer: () => Iterator<unknown>;
  /** Returns a number that changes whenever the answer may have changed. */
  readonly version: () => number;
  /** Whether the user types it, so that the page should render the first answer before anything else reaches it. */
  readonly isTyped?: boolean;
  /** Whether updates of the answer can wait while the user is active. */
  readonly isBackground?: boolean;
}

/**
 * A part of the data about which the worker answers queries. It reads records and computes, and knows nothing of the
 * worker. Each step of work must take well under a millisecond, so that no query waits for it.
 *
 * @typeParam Query the queries that it answers, which are plain data
 */
export interface Subject<Query = never> {
  readonly ingest: (event: RecordEvent) => void;
  readonly open: (query: Query) => OpenQuery;
  /**
   * Takes a step of work that makes answers faster.
   *
   * @returns false if none is left
   */
  readonly refine?: () => boolean;
  /**
   * Takes a step of work that can wait while the user is active.
   *
   * @returns false if none is left
   */
  readonly idle?: () => boolean;
}
