import type { RecordKey } from '#domain/kernel/index.ts';
import type { NamesOfNote } from '#domain/notes/links/index.ts';
import type { NoteHead, QueryContext } from '#domain/notes/search/index.ts';
import type { ChunkBytes } from '#sync/record/chunk.ts';

/** Where the rest of a note lies on a page, once the page is plain: id, offset, length. */
export type TextLocation = readonly [id: string, offset: number, length: number];

/** A stored page with texts of notes on it. */
export interface TextChunk {
  /** As stored. Its bytes move to the worker and are empty here afterwards. */
  readonly chunk: ChunkBytes<ArrayBuffer>;
  readonly places: readonly TextLocation[];
}

export interface IdAndSummary {
  readonly id: string;
  readonly head: NoteHead;
  /** What links call it. */
  readonly names: NamesOfNote;
  readonly isTemplate: boolean;
}

export interface IdAndText {
  readonly id: string;
  readonly text: string;
}

/** What the page tells the worker. Notes are told apart by their id alone. */
export type MessageToWorker =
  /** How many texts there are in all, as far as it is known: what the progress is measured by. */
  | { readonly kind: 'expect'; readonly texts: number }
  /** New notes, or notes whose head changed. */
  | { readonly kind: 'heads'; readonly heads: readonly IdAndSummary[] }
  /** Texts as they are stored. A text that came by itself is newer and stays. */
  | { readonly kind: 'page'; readonly page: TextChunk }
  /** Texts of notes that changed since they were stored in pages. */
  | { readonly kind: 'texts'; readonly texts: readonly IdAndText[] }
  /** Notes that are deleted for ever. */
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  /** All tags that go on under another name: normalised names, from and to. */
  | { readonly kind: 'tag-renames'; readonly renames: readonly (readonly [tag: string, renamedTo: string])[] }
  /** All that is stored has been handed over; from here on it is changes. */
  | { readonly kind: 'fed' }
  /** The person types, presses or scrolls: what nobody waits for gives way. */
  | { readonly kind: 'acting' }
  | { readonly kind: 'search'; readonly ask: number; readonly question: SearchRequest }
  /** Asks for every note that answers, by its id alone. */
  | { readonly kind: 'match'; readonly ask: number; readonly query: RequestedQuery }
  | { readonly kind: 'watch'; readonly ask: number; readonly subject: LiveQuery }
  | { readonly kind: 'cancel'; readonly ask: number };

/** What can be known of all notes by reading them. */
export type LiveQuery =
  /** What a list shows of its text. `isNamed`: whether it has a title or a day. */
  | { readonly about: 'beginning'; readonly id: string; readonly isNamed: boolean }
  | { readonly about: 'backlinks'; readonly id: string }
  | { readonly about: 'unresolved' }
  | { readonly about: 'tasks' }
  | { readonly about: 'mentions'; readonly key: RecordKey }
  | { readonly about: 'tags' };

/** A search as somebody typed it, and where and when they did. */
export interface RequestedQuery {
  readonly text: string;
  readonly place: Required<QueryContext>;
}

export interface SearchRequest extends RequestedQuery {
  /** Hits that are given at most. */
  readonly limit: number;
  /** Hits of the first answer, so that it comes sooner; the rest follow when all are counted. */
  readonly atOnce: number;
}
