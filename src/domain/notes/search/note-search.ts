import { compareText, type RecordKey } from '../../kernel/index.ts';
import type { Condition, Query } from '../../search/index.ts';
import { GramIndex } from './gram-index.ts';
import { type FoundNote, IndexedBody, type IndexedHead, type IndexedNote, indexedHead } from './indexed-note.ts';
import { asksFor, cheapestFirst, needlesOf } from './matching.ts';
import type { NoteHead } from './note-head.ts';
import type { TextFacts } from './read-facts.ts';
import { type HitCounts, type SearchResult, SearchRun } from './search-run.ts';

/**
 * The search over all notes. Its results are the same as if it read every note, because the index only excludes notes
 * that cannot match.
 *
 * It stores each body folded, with what is different as it is written and as it is read, and 1 KiB of index per note.
 */
export class NoteSearch {
  readonly #notes = new Map<string, IndexedNote>();
  readonly #freeSlots: number[] = [];
  /** Notes whose facts have not been read yet. */
  readonly #unread = new Set<IndexedNote>();
  /** Notes whose current body is not indexed yet. They are always candidates. */
  readonly #unindexed = new Set<IndexedNote>();
  readonly #grams = new GramIndex();
  /** Newest first; null after a change, until the next search. */
  #newestFirst: readonly FoundNote[] | null = null;
  #slots = 0;
  #texts = 0;

  /** Adds a note, or updates its data apart from the body. */
  putSummary(id: string, head: NoteHead): void {
    const note = this.#noteFor(id);
    const before = note.head;
    note.head = indexedHead(head);
    this.#newestFirst = null;
    if (before !== null && sameNames(before.value, head)) return;
    note.hasFormerWords ||= before !== null;
    this.#unindexed.add(note);
  }

  /** @returns whether the text is another one than before */
  putText(id: string, text: string): boolean {
    const note = this.#noteFor(id);
    const before = note.body;
    if (before?.text === text) return false;
    note.body = new IndexedBody(text, before);
    this.#unread.add(note);
    note.hasFormerWords ||= before !== null;
    this.#unindexed.add(note);
    if (before === null) this.#texts += 1;
    return true;
  }

  /** Sets the tags in a note's body under their current names. They are found like the tags in its `head`. */
  putTextTags(id: string, tags: readonly string[]): void {
    const note = this.#notes.get(id);
    note?.body?.takeTags(tags);
  }

  /** Sets the records that a note's body mentions, such as exercises. */
  putMentions(id: string, mentions: readonly RecordKey[]): void {
    this.#notes.get(id)?.body?.takeMentions(mentions);
  }

  /**
   * Sets the facts that the full parser read from a body, so that search results and the task list agree.
   *
   * @returns whether an earlier result may now be different
   */
  putFacts(id: string, facts: TextFacts): boolean {
    return this.#notes.get(id)?.body?.takeFacts(facts) ?? false;
  }

  /**
   * Reads the facts of one body (headings, tasks, links) in advance. Otherwise a search would have to read those of all
   * bodies at once.
   *
   * @returns false if there are none left
   */
  readNextFacts(): boolean {
    const [note] = this.#unread;
    if (note === undefined) return false;
    this.#unread.delete(note);
    void note.body?.facts;
    void note.body?.headings;
    return true;
  }

  /**
   * Indexes one more note. Searches are correct without it, but have to read more bodies.
   *
   * @returns false if there are none left
   */
  indexNext(): boolean {
    const [note] = this.#unindexed;
    if (note === undefined) return false;
    this.#unindexed.delete(note);
    const { slot, head, body } = note;
    if (note.hasFormerWords) this.#grams.clear(slot);
    note.hasFormerWords = false;
    for (const name of head === null ? [] : [head.title.text, ...head.aliases]) this.#grams.add(slot, name);
    for (const text of body === null ? [] : [body.folded.text, body.acrossMarks]) this.#grams.add(slot, text);
    return true;
  }

  /** Returns the body of a note; null if it is not available. */
  textOf(id: string): string | null {
    return this.#notes.get(id)?.body?.text ?? null;
  }

  remove(id: string): void {
    const note = this.#notes.get(id);
    if (note === undefined) return;
    this.#notes.delete(id);
    this.#unread.delete(note);
    this.#unindexed.delete(note);
    this.#grams.clear(note.slot);
    this.#freeSlots.push(note.slot);
    this.#newestFirst = null;
    if (note.body !== null) this.#texts -= 1;
  }

  /** The number of notes whose body is available. */
  get texts(): number {
    return this.#texts;
  }

  /** The size of the index in bytes, without the bodies. */
  get indexBytes(): number {
    return this.#grams.bytes;
  }

  /**
   * Searches in one go.
   *
   * @param limit the maximum number of hits; all matches are counted
   */
  search(query: Query, { limit }: { readonly limit: number }): SearchResult {
    const run = this.begin(query, { limit });
    run.countOn(Number.POSITIVE_INFINITY);
    return run.result;
  }

  /** Finds the best hits at once and leaves the count for later, for callers that must answer within milliseconds. */
  begin(query: Query, counts: HitCounts): SearchRun {
    const condition = query.condition === null ? null : cheapestFirst(query.condition);
    return new SearchRun(condition, needlesOf(query.condition), this.#candidateNotes(condition), counts);
  }

  /** Returns the notes that may match, newest first. */
  #candidateNotes(condition: Condition | null): readonly FoundNote[] {
    const showsArchived = asksFor(condition, 'archived');
    const showsTrashed = asksFor(condition, 'trashed');
    const isShown = ({ value }: IndexedHead) =>
      value.isTrashed ? showsTrashed : value.isArchived ? showsArchived : true;
    const bits = condition === null ? null : this.#candidates(condition);
    const mayMatch = (note: FoundNote) =>
      bits === null || (((bits[note.slot >> 5] ?? 0) >>> (note.slot & 31)) & 1) === 1 || this.#unindexed.has(note);
    return this.#ordered().filter((note) => mayMatch(note) && isShown(note.head));
  }

  /** Returns a bitmap of candidate slots; null if the index cannot exclude any. */
  #candidates(condition: Condition): Uint32Array | null {
    if (condition.kind === 'contains' || condition.kind === 'title' || isNameOnly(condition))
      return this.#grams.candidates(condition.needle);
    if (condition.kind !== 'all' && condition.kind !== 'any') return null;
    const each = condition.of.map((part) => this.#candidates(part));
    const known = each.filter((bits) => bits !== null);
    if (condition.kind === 'any' && known.length < each.length) return null;
    const isAll = condition.kind === 'all';
    return known.reduce<Uint32Array | null>((bits, more) => (bits === null ? more : combined(bits, more, isAll)), null);
  }

  #ordered(): readonly FoundNote[] {
    this.#newestFirst ??= Array.from(this.#notes.values()).filter(hasHead).sort(byRecency);
    return this.#newestFirst;
  }

  #noteFor(id: string): IndexedNote {
    const known = this.#notes.get(id);
    if (known !== undefined) return known;
    const note: IndexedNote = {
      id,
      slot: this.#freeSlots.pop() ?? this.#slots++,
      hasFormerWords: false,
      head: null,
      body: null,
    };
    this.#notes.set(id, note);
    return note;
  }
}

/** Returns whether no exercise has the name, so that only notes that contain it can match. */
function isNameOnly(condition: Condition): condition is Condition & { readonly kind: 'exercise' } {
  return condition.kind === 'exercise' && condition.keys.length === 0;
}

function hasHead(note: IndexedNote): note is FoundNote {
  return note.head !== null;
}

function byRecency(a: FoundNote, b: FoundNote): number {
  if (a.head.recency !== b.head.recency) return a.head.recency > b.head.recency ? -1 : 1;
  return compareText(a.id, b.id);
}

function combined(a: Uint32Array, b: Uint32Array, isAll: boolean): Uint32Array {
  return a.map((bits, at) => (isAll ? bits & (b[at] as number) : bits | (b[at] as number)));
}

function sameNames(a: NoteHead, b: NoteHead): boolean {
  return (
    a.title === b.title &&
    a.aliases.length === b.aliases.length &&
    a.aliases.every((alias, at) => alias === b.aliases[at])
  );
}
