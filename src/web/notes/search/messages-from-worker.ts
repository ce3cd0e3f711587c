import type { Backlink, MentionPosition, UnresolvedTarget } from '#domain/notes/links/index.ts';
import type { TextTag } from '#domain/notes/markdown/index.ts';
import type { SearchHit } from '#domain/notes/search/index.ts';
import type { TasksOfNote } from '#domain/notes/task-list.ts';
import type { NoteBeginning } from './note-beginning.ts';

/** What the worker tells the page. */
export type MessageFromWorker =
  | { readonly kind: 'progress'; readonly progress: Progress }
  /** The answer to a question, and again when it is another because notes changed. */
  | { readonly kind: 'answer'; readonly ask: number; readonly answer: SearchAnswer }
  /** The notes that answer a question are counted to the end. */
  | { readonly kind: 'counted'; readonly ask: number; readonly counted: CountUpdate }
  /** All notes that answer a query, and again when more was read or notes changed. */
  | { readonly kind: 'matching'; readonly ask: number; readonly matching: Matching }
  /** What is known of a subject, and again when it is another. */
  | { readonly kind: 'known'; readonly ask: number; readonly known: QueryResult }
  /** A page could not be read; so many texts on it are not searched. */
  | { readonly kind: 'unreadable'; readonly texts: number };

/** What was read from the notes about each subject. Notes in the trash count nowhere. */
export interface QueryResults {
  /** Null where its text is not here. */
  readonly beginning: NoteBeginning | null;
  readonly backlinks: readonly Backlink[];
  readonly unresolved: readonly UnresolvedTarget[];
  /** Done ones among them, without those of templates; the newest note first. */
  readonly tasks: readonly TasksOfNote[];
  readonly mentions: readonly MentionPosition[];
  /** By note, those that have any; under the names they have in the texts. */
  readonly tags: ReadonlyMap<string, readonly Pick<TextTag, 'tag' | 'name'>[]>;
}

export interface QueryResult<About extends keyof QueryResults = keyof QueryResults> {
  readonly value: QueryResults[About];
  /** Whether all notes were read for it. */
  readonly isWhole: boolean;
}

export interface Matching {
  /** The best first. */
  readonly ids: readonly string[];
  /** Whether all notes were read for it. */
  readonly isWhole: boolean;
}

/** How much of the notes is ready to be searched. */
export interface Progress {
  /** 0–1; 1 once all that is stored has been read. */
  readonly share: number;
  /** Texts that are searched. */
  readonly texts: number;
}

export interface CountUpdate {
  readonly total: number;
  /** Those that follow the hits of the answer before. */
  readonly moreHits: readonly SearchHit[];
  readonly progress: Progress;
}

export interface SearchAnswer {
  /** Notes that answer the query, as far as they are counted. */
  readonly total: number;
  readonly isTotalWhole: boolean;
  /** The best first; while not all are counted it may be fewer than were asked for. */
  readonly hits: readonly SearchHit[];
  /** How much had been read when this was answered. */
  readonly progress: Progress;
}
