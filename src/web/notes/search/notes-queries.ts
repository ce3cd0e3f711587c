import type { RecordKey } from '#domain/kernel/index.ts';
import type { Backlink, MentionPosition, UnresolvedTarget } from '#domain/notes/links/index.ts';
import type { Paragraph, TextTag } from '#domain/notes/markdown/index.ts';
import type { SearchHit, SearchOrder } from '#domain/notes/search/index.ts';
import type { TasksOfNote } from '#domain/notes/tasks/task-list.ts';
import type { QueryContext } from '#domain/search/index.ts';
import type { Progress } from '../../live-query/index.ts';
import type { NoteBeginning } from './note-beginning.ts';

/** A query about notes, as posted to the worker. */
export type NotesQuery =
  | ({ readonly about: 'search' } & SearchRequest)
  /** Requests the ids of all matching notes. */
  | ({ readonly about: 'matching' } & RequestedQuery)
  | LiveQuery;

/** A query as typed, with the current date and the time zone, on which its meaning depends. */
export interface RequestedQuery {
  readonly text: string;
  readonly place: Required<QueryContext>;
  /** The exercises that its `exercise:` conditions mean, by the typed name; absent if it has none. */
  readonly exercises?: ExercisesByName;
}

type ExercisesByName = Readonly<Record<string, readonly RecordKey[]>>;

export interface SearchRequest extends RequestedQuery {
  readonly limit: number;
  /** The number of hits in the first, faster result. The other hits follow once all have been counted. */
  readonly atOnce: number;
  /** Defaults to `best`. */
  readonly order?: SearchOrder;
}

/** A query about the content of notes whose result is updated when they change. */
export type LiveQuery =
  /** The beginning of a note's body, as lists show it. `isNamed` says whether the note has a title or a day. */
  | { readonly about: 'beginning'; readonly id: string; readonly isNamed: boolean }
  | { readonly about: 'backlinks'; readonly id: string }
  | { readonly about: 'unresolved' }
  | { readonly about: 'tasks' }
  | { readonly about: 'mentions'; readonly key: RecordKey }
  | { readonly about: 'tags' }
  /** The paragraphs with a hashtag of this name or below it. The name is normalised and current. */
  | { readonly about: 'tagged'; readonly tag: string };

export interface SearchAnswer {
  /** The number of matching notes counted so far. */
  readonly total: number;
  readonly isTotalWhole: boolean;
  /** In the requested order. There may be fewer than requested until all are counted. */
  readonly hits: readonly SearchHit[];
  readonly progress: Progress;
}

/** The final count of a search, which follows its first answer. */
export interface CountUpdate {
  readonly total: number;
  /** The hits that follow those of the previous result. */
  readonly moreHits: readonly SearchHit[];
  readonly progress: Progress;
}

/** Sent again when more notes have been read or when notes change. */
export interface Matching {
  /** The ids of the matching notes, best match first. */
  readonly ids: readonly string[];
  /** Whether all notes had been read when this was sent. */
  readonly isWhole: boolean;
}

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
  /** By note, then in text order. */
  readonly tagged: readonly TaggedParagraph[];
}

export interface TaggedParagraph extends Paragraph {
  /** The note that contains it. */
  readonly source: string;
}

export interface QueryResult<About extends keyof QueryResults = keyof QueryResults> {
  readonly value: QueryResults[About];
  /** Whether all notes had been read when this was sent. */
  readonly isWhole: boolean;
}
