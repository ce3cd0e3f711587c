import type { RecordKey } from '#domain/kernel/index.ts';
import type { NamesOfNote } from '#domain/notes/links/index.ts';
import type { NoteHead } from '#domain/notes/search/index.ts';
import type { QueryContext } from '#domain/search/index.ts';
import type { ChunkBytes } from '#sync/record/chunk.ts';

/** Location of a note's content in a decompressed chunk. */
export type TextLocation = readonly [id: string, offset: number, length: number];

/** A stored chunk with the record content of notes. */
export interface TextChunk {
  /** The bytes as stored. They are transferred to the worker, after which this copy is empty. */
  readonly chunk: ChunkBytes<ArrayBuffer>;
  readonly places: readonly TextLocation[];
}

export interface IdAndSummary {
  readonly id: string;
  readonly head: NoteHead;
  /** Names by which links find it. */
  readonly names: NamesOfNote;
  readonly isTemplate: boolean;
}

export interface IdAndText {
  readonly id: string;
  readonly text: string;
}

/** Messages from the page to the worker. They name notes by id, without the collection. */
export type MessageToWorker =
  /** The number of note bodies known so far, from which the progress is computed. */
  | { readonly kind: 'expect'; readonly texts: number }
  /** Record summaries of new or changed notes. */
  | { readonly kind: 'summaries'; readonly summaries: readonly IdAndSummary[] }
  /** The note bodies in a stored chunk. A body that is sent individually is newer and takes precedence. */
  | { readonly kind: 'page'; readonly page: TextChunk }
  /** Note bodies that have changed since they were stored in chunks. */
  | { readonly kind: 'texts'; readonly texts: readonly IdAndText[] }
  /** Permanently deleted notes. */
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  /** All renamed tags, as pairs of the old and the new normalised name. */
  | { readonly kind: 'tag-renames'; readonly renames: readonly (readonly [tag: string, renamedTo: string])[] }
  /** Everything stored has been sent; only changes follow. */
  | { readonly kind: 'fed' }
  /** The user is typing, pressing or scrolling, so background work should pause. */
  | { readonly kind: 'acting' }
  | { readonly kind: 'search'; readonly ask: number; readonly question: SearchRequest }
  /** Requests the ids of all matching notes. */
  | { readonly kind: 'match'; readonly ask: number; readonly query: RequestedQuery }
  | { readonly kind: 'watch'; readonly ask: number; readonly subject: LiveQuery }
  | { readonly kind: 'cancel'; readonly ask: number };

/** A query about the content of notes whose result is updated when they change. */
export type LiveQuery =
  /** The beginning of a note's body, as lists show it. `isNamed` says whether the note has a title or a day. */
  | { readonly about: 'beginning'; readonly id: string; readonly isNamed: boolean }
  | { readonly about: 'backlinks'; readonly id: string }
  | { readonly about: 'unresolved' }
  | { readonly about: 'tasks' }
  | { readonly about: 'mentions'; readonly key: RecordKey }
  | { readonly about: 'tags' };

/** A query as typed, with the current date and the time zone, on which its meaning depends. */
export interface RequestedQuery {
  readonly text: string;
  readonly place: Required<QueryContext>;
}

export interface SearchRequest extends RequestedQuery {
  readonly limit: number;
  /** The number of hits in the first, faster result. The other hits follow once all have been counted. */
  readonly atOnce: number;
}
