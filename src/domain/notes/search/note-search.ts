import { compareText } from '../../kernel/index.ts';
import { GramIndex } from './gram-index.ts';
import { type FoundNote, IndexedBody, type IndexedHead, type IndexedNote, indexedHead } from './indexed-note.ts';
import { asksFor, cheapestFirst, needlesOf } from './matching.ts';
import type { NoteHead } from './note-head.ts';
import type { Condition, Query } from './query.ts';
import type { TextFacts } from './read-facts.ts';
import { type HitCounts, type SearchResult, SearchRun } from './search-run.ts';

/**
 * All notes, ready to be searched. It is as right as reading every text: the index only says where reading is in vain.
 *
 * It keeps each text as it is and folded, and 1 KiB of index a note.
 */
export class NoteSearch {
  readonly #notes = new Map<string, IndexedNote>();
  readonly #freeSlots: number[] = [];
  /** Notes of whose text nobody knows yet what it says beyond its words. */
  readonly #unread = new Set<IndexedNote>();
  /** Notes whose words are not in the index as they are now: they may match whatever is asked for. */
  readonly #unindexed = new Set<IndexedNote>();
  readonly #grams = new GramIndex();
  /** The newest first; null after a change, until somebody searches. */
  #newestFirst: readonly FoundNote[] | null = null;
  #slots = 0;
  #texts = 0;

  /** A new note, or what a note is beside its text now. */
  putHead(id: string, head: NoteHead): void {
    const note = this.#noteFor(id);
    const before = note.head;
    note.head = indexedHead(head);
    this.#newestFirst = null;
    if (before !== null && sameNames(before.value, head)) return;
    note.hasFormerWords ||= before !== null;
    this.#unindexed.add(note);
  }

  putText(id: string, text: string): void {
    const note = this.#noteFor(id);
    const before = note.body;
    if (before?.text === text) return;
    note.body = new IndexedBody(text, before?.tags ?? []);
    this.#unread.add(note);
    note.hasFormerWords ||= before !== null;
    this.#unindexed.add(note);
    if (before === null) this.#texts += 1;
  }

  /** The tags that stand in a text, under their names of today; they are found as those of the head are. */
  putTextTags(id: string, tags: readonly string[]): void {
    const note = this.#notes.get(id);
    note?.body?.takeTags(tags);
  }

  /**
   * What a text says beyond its words, read with its whole grammar: of the tasks a search and their own place then say
   * the same.
   *
   * @returns whether an answer that was given may be another now
   */
  putFacts(id: string, facts: TextFacts): boolean {
    return this.#notes.get(id)?.body?.takeFacts(facts) ?? false;
  }

  /**
   * Reads what a text says beyond its words (headings, tasks, links) before somebody asks for it, which a search does of
   * all texts at once.
   *
   * @returns false where there is none left
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
   * Puts the words of one more note into the index. A search is right before that, and has more to read.
   *
   * @returns false where there is none left
   */
  indexNext(): boolean {
    const [note] = this.#unindexed;
    if (note === undefined) return false;
    this.#unindexed.delete(note);
    const { slot, head, body } = note;
    if (note.hasFormerWords) this.#grams.clear(slot);
    note.hasFormerWords = false;
    for (const name of head === null ? [] : [head.title.text, ...head.aliases]) this.#grams.add(slot, name);
    if (body !== null) this.#grams.add(slot, body.folded.text);
    return true;
  }

  /** Null where it is not here. */
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

  /** Notes whose text is here. */
  get texts(): number {
    return this.#texts;
  }

  /** Bytes of the index, without the texts. */
  get indexBytes(): number {
    return this.#grams.bytes;
  }

  /** Everything at once. @param limit hits to give at most; all that match are counted */
  search(query: Query, { limit }: { readonly limit: number }): SearchResult {
    const run = this.begin(query, { limit });
    run.countOn(Number.POSITIVE_INFINITY);
    return run.result;
  }

  /** The best hits at once, the counting for later: for who has to answer within milliseconds. */
  begin(query: Query, counts: HitCounts): SearchRun {
    const condition = query.condition === null ? null : cheapestFirst(query.condition);
    return new SearchRun(condition, needlesOf(query.condition), this.#candidateNotes(condition), counts);
  }

  /** The notes that may match, the newest first. */
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

  /** What may match, a bit a slot; null where the index cannot tell. */
  #candidates(condition: Condition): Uint32Array | null {
    if (condition.kind === 'contains' || condition.kind === 'title') return this.#grams.candidates(condition.needle);
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
