import type { Backlink, MentionPosition, UnresolvedTarget } from '#domain/notes/links/index.ts';
import type { TextTag } from '#domain/notes/markdown/index.ts';
import type { SearchHit } from '#domain/notes/search/index.ts';
import type { TasksOfNote } from '#domain/notes/task-list.ts';
import type { NoteBeginning } from './note-beginning.ts';

export type MessageFromWorker =
  | { readonly kind: 'progress'; readonly progress: Progress }
  /** The result of a search request, sent again when notes change. */
  | { readonly kind: 'answer'; readonly ask: number; readonly answer: SearchAnswer }
  /** The final count of a search request. */
  | { readonly kind: 'counted'; readonly ask: number; readonly counted: CountUpdate }
  /** The ids of all notes that match a query, sent again when more notes have been read or when notes change. */
  | { readonly kind: 'matching'; readonly ask: number; readonly matching: Matching }
  /** The result of a live query, sent again when it changes. */
  | { readonly kind: 'known'; readonly ask: number; readonly known: QueryResult }
  /** A chunk could not be read completely; `texts` is the number of its note bodies that are missing from the index. */
  | { readonly kind: 'unreadable'; readonly texts: number };

/** The result of each kind of live query, without notes in the trash. */
export interface QueryResults {
  /** Null if the note's body is not on this device. */
  readonly beginning: NoteBeginning | null;
  readonly backlinks: readonly Backlink[];
  readonly unresolved: readonly UnresolvedTarget[];
  /** Includes completed tasks, but not the tasks of templates. The newest note comes first. */
  readonly tasks: readonly TasksOfNote[];
  readonly mentions: readonly MentionPosition[];
  /** The hashtags by note, as written in the bodies. Notes without hashtags are left out. */
  readonly tags: ReadonlyMap<string, readonly Pick<TextTag, 'tag' | 'name'>[]>;
}

export interface QueryResult<About extends keyof QueryResults = keyof QueryResults> {
  readonly value: QueryResults[About];
  /** Whether all notes had been read when this was sent. */
  readonly isWhole: boolean;
}

export interface Matching {
  /** The ids of the matching notes, best match first. */
  readonly ids: readonly string[];
  /** Whether all notes had been read when this was sent. */
  readonly isWhole: boolean;
}

/** Progress of reading notes into the index. */
export interface Progress {
  /** From 0 to 1; 1 when everything stored has been read. */
  readonly share: number;
  /** The number of note bodies that can be searched. */
  readonly texts: number;
}

export interface CountUpdate {
  readonly total: number;
  /** The hits that follow those of the previous result. */
  readonly moreHits: readonly SearchHit[];
  readonly progress: Progress;
}

export interface SearchAnswer {
  /** The number of matching notes counted so far. */
  readonly total: number;
  readonly isTotalWhole: boolean;
  /** The hits, best match first. There may be fewer than requested until all are counted. */
  readonly hits: readonly SearchHit[];
  readonly progress: Progress;
}
