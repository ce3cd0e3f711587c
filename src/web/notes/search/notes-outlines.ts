import type { Instant } from '#domain/kernel/index.ts';
import { LinkIndex, NamesByPresence } from '#domain/notes/links/index.ts';
import {
  type NoteOutline,
  NoteReading,
  type NoteTask,
  paragraphsWith,
  type TextTag,
} from '#domain/notes/markdown/index.ts';
import { isBelow } from '#domain/notes/tags/index.ts';
import { tasksByNote } from '#domain/notes/tasks/task-list.ts';
import { noteBeginning } from './note-beginning.ts';
import type { NoteSummary } from './note-summaries.ts';
import type { LiveQuery, QueryResults, TaggedParagraph } from './notes-queries.ts';

/** A note that has been read in part. */
interface OpenReading {
  readonly id: string;
  readonly reading: NoteReading;
}

interface Read {
  readonly tasks: readonly NoteTask[];
  readonly tags: readonly TextTag[];
  /** The labels of its mentions. */
  readonly mentions: readonly string[];
}

/** Whether and where a note is included in results. */
interface Presence {
  readonly isTrashed: boolean;
  readonly isTemplate: boolean;
  readonly createdAt: Instant | null;
}

/** Collects the links, mentions, tasks and hashtags in the bodies of all notes. */
export class NotesOutlines {
  readonly #textOf: (id: string) => string | null;
  readonly #tagNow: (tag: string) => string;
  readonly #presences = new Map<string, Presence>();
  readonly #names = new NamesByPresence();
  readonly #links = new LinkIndex(this.#names);
  readonly #readById = new Map<string, Read>();
  /** Ids of notes that have not been read since their body last changed. */
  readonly #unread = new Set<string>();
  #open: OpenReading | null = null;
  /** Cached, because collecting the tags of 10,000 notes takes a long time. */
  #tags: QueryResults['tags'] | null = null;

  /**
   * @param textOf returns the current body of a note; null if it is not on this device
   * @param tagNow returns the current name of a tag
   */
  constructor(textOf: (id: string) => string | null, tagNow: (tag: string) => string) {
    this.#textOf = textOf;
    this.#tagNow = tagNow;
  }

  putSummary(id: string, { head: { isTrashed, createdAt }, names, isTemplate }: NoteSummary): void {
    this.#presences.set(id, { isTrashed, isTemplate, createdAt });
    this.#names.put(id, names, isTrashed);
    this.#tags = null;
  }

  textChanged(id: string): void {
    if (this.#open?.id === id) this.#open = null;
    this.#unread.add(id);
  }

  remove(id: string): void {
    this.#presences.delete(id);
    if (this.#open?.id === id) this.#open = null;
    this.#unread.delete(id);
    this.#names.remove(id);
    this.#forget(id);
  }

  get isWhole(): boolean {
    return this.#unread.size === 0 && this.#open === null;
  }

  /**
   * Reads about one block, so that a long note is read in many steps.
   *
   * @returns the note when it has been read completely
   */
  readOn(): { readonly id: string; readonly outline: NoteOutline } | null {
    this.#open ??= this.#openNext();
    const outline = this.#open?.reading.readOn() ?? null;
    if (this.#open === null || outline === null) return null;
    const { id, reading } = this.#open;
    this.#open = null;
    this.#links.put(id, outline, reading.text);
    if (!sameTags(this.#readById.get(id)?.tags ?? [], outline.tags)) this.#tags = null;
    this.#readById.set(id, {
      tasks: outline.tasks,
      tags: outline.tags,
      mentions: outline.mentions.map(({ label }) => label),
    });
    return { id, outline };
  }

  /** Starts reading the next note; null if there is none. */
  #openNext(): OpenReading | null {
    const [id] = this.#unread;
    if (id === undefined) return null;
    this.#unread.delete(id);
    return { id, reading: new NoteReading(this.#textOf(id) ?? '') };
  }

  /** Returns the hashtags of a body, as written; none if it has not been read. */
  tagsOf(id: string): readonly TextTag[] {
    return this.#readById.get(id)?.tags ?? [];
  }

  valueOf(subject: LiveQuery): QueryResults[keyof QueryResults] {
    switch (subject.about) {
      case 'beginning': {
        const text = this.#textOf(subject.id);
        return text === null ? null : noteBeginning(text, subject.isNamed, this.#links.isName);
      }
      case 'backlinks':
        return this.#links.backlinks(subject.id).filter(({ source }) => this.#counts(source));
      case 'mentions':
        return this.#links.mentionsOf(subject.key).filter(({ source }) => this.#counts(source));
      case 'unresolved':
        return this.#links
          .unresolved()
          .map(({ target, sources }) => ({ target, sources: sources.filter((source) => this.#counts(source)) }))
          .filter(({ sources }) => sources.length > 0);
      case 'tasks':
        return tasksByNote(this.#notesWithTasks());
      case 'tags':
        this.#tags ??= this.#countedTags();
        return this.#tags;
      case 'tagged':
        return Array.from(this.#readById).flatMap(([id, { tags }]) =>
          this.#counts(id) ? this.#taggedParagraphs(id, tags, subject.tag) : [],
        );
    }
  }

  #taggedParagraphs(source: string, tags: readonly TextTag[], asked: string): readonly TaggedParagraph[] {
    const text = this.#textOf(source) ?? '';
    const spans = tags.filter(({ tag, name, from, to }) => {
      const now = this.#tagNow(tag);
      const isThere = text.slice(from, to) === `#${name}`; // the text may have changed since it was read
      return isThere && (now === asked || isBelow(now, asked));
    });
    return paragraphsWith(text, spans).map((paragraph) => ({ source, ...paragraph }));
  }

  #countedTags(): QueryResults['tags'] {
    const tagged = Array.from(this.#readById).filter(([id, { tags }]) => tags.length > 0 && this.#counts(id));
    return new Map(tagged.map(([id, { tags }]) => [id, tags.map(({ tag, name }) => ({ tag, name }))] as const));
  }

  *#notesWithTasks() {
    for (const [id, { tasks, mentions }] of this.#readById) {
      const note = this.#presences.get(id);
      if (tasks.length > 0 && note !== undefined && this.#counts(id) && !note.isTemplate)
        yield { id, createdAt: note.createdAt, tasks, mentions };
    }
  }

  /** Returns whether a note is included in results; notes in the trash are not. */
  #counts(id: string): boolean {
    return this.#presences.get(id)?.isTrashed === false;
  }

  #forget(id: string): void {
    this.#readById.delete(id);
    this.#tags = null;
    this.#links.remove(id);
  }
}

function sameTags(a: readonly TextTag[], b: readonly TextTag[]): boolean {
  return a.length === b.length && a.every(({ tag, name }, at) => tag === b[at]?.tag && name === b[at].name);
}
