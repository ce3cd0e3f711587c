import type { SearchHit } from '#domain/notes/search/index.ts';

/** What the worker tells the page. */
export type MessageFromWorker =
  | { readonly kind: 'progress'; readonly progress: Progress }
  /** The answer to a question, and again when it is counted on or is another because notes changed. */
  | { readonly kind: 'answer'; readonly ask: number; readonly answer: SearchAnswer }
  /** A page could not be read; so many texts on it are not searched. */
  | { readonly kind: 'unreadable'; readonly texts: number };

/** How much of the notes is ready to be searched. */
export interface Progress {
  /** 0–1; 1 once all that is stored has been read. */
  readonly share: number;
  /** Texts that are searched. */
  readonly texts: number;
}

export interface SearchAnswer {
  /** Notes that answer the query, as far as they are counted. */
  readonly total: number;
  readonly isTotalWhole: boolean;
  /** The best first, as many as were asked for. */
  readonly hits: readonly SearchHit[];
  /** How much had been read when this was answered. */
  readonly progress: Progress;
}
