import type { Backlink, MentionPosition, UnresolvedTarget } from '#domain/notes/links/index.ts';
import type { TextTag } from '#domain/notes/markdown/index.ts';
import type { SearchHit } from '#domain/notes/search/index.ts';
import type { TasksOfNote } from '#domain/notes/task-list.ts';
import type { NoteBeginning } from './note-beginning.ts';

export type MessageFromWorker =
  | { readonly kind: 'progress'; readonly progress: Progress }
  /** The answer to a search request, sent again when notes change. */
  | { readonly kind: 'answer'; readonly ask: number; readonly answer: SearchAnswer }
  /** The final count of a search request. */
  | { readonly kind: 'counted'; readonly ask: number; readonly counted: CountUpdate }
  /** All notes that match a query, sent again when more notes were read or notes change. */
  | { readonly kind: 'matching'; readonly ask: number; readonly matching: Matching }
  /** The result of a live query, sent again when it changes. */
  | { readonly kind: 'known'; readonly ask: number; readonly known: QueryResult }
  /** A chunk could not be read; `texts` is the number of its texts missing from the index. */
  | { readonly kind: 'unreadable'; readonly texts: number };

/** Result types of live queries. Notes in the trash are left out. */
export interface QueryResults {
  /** Null if the text is not on this device. */
  readonly beginning: NoteBeginning | null;
  readonly backlinks: readonly Backlink[];
  readonly unresolved: readonly UnresolvedTarget[];
  /** Includes completed tasks but not those of templates; newest note first. */
  readonly tasks: readonly TasksOfNote[];
  readonly mentions: readonly MentionPosition[];
  /** By note, as written in the texts; notes without tags are left out. */
  readonly tags: ReadonlyMap<string, readonly Pick<TextTag, 'tag' | 'name'>[]>;
}

export interface QueryResult<About extends keyof QueryResults = keyof QueryResults> {
  readonly value: QueryResults[About];
  /** Whether all notes had been read. */
  readonly isWhole: boolean;
}

export interface Matching {
  /** Best match first. */
  readonly ids: readonly string[];
  /** Whether all notes had been read. */
  readonly isWhole: boolean;
}

/** Progress of reading notes into the index. */
export interface Progress {
  /** 0–1; 1 once everything stored has been read. */
  readonly share: number;
  /** Number of searchable texts. */
  readonly texts: number;
}

export interface CountUpdate {
  readonly total: number;
  /** Hits after those of the answer before. */
  readonly moreHits: readonly SearchHit[];
  readonly progress: Progress;
}

export interface SearchAnswer {
  /** Number of matching notes, as far as counted. */
  readonly total: number;
  readonly isTotalWhole: boolean;
  /** Best match first; may be fewer than requested until all are counted. */
  readonly hits: readonly SearchHit[];
  readonly progress: Progress;
}
