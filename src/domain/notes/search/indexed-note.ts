import type { RecordKey } from '../../kernel/index.ts';
import { type FoldedText, foldText, packText, placeOf, unpackText } from '../../search/index.ts';
import type { NoteHead } from './note-head.ts';
import { readFacts, readHeadings, type TextFacts } from './read-facts.ts';
import { maxNeedleAcrossMarks, readAcrossMarks, wordsAsRead } from './read-words.ts';

/** A note in its searchable form, with its values folded. */
export interface IndexedNote {
  readonly id: string;
  readonly slot: number;
  /** Whether its index slot may contain outdated text. */
  hasFormerWords: boolean;
  head: IndexedHead | null;
  body: IndexedBody | null;
}

/** A note that can be found. Without `head` it is unknown whether a note is in the trash. */
export type FoundNote = IndexedNote & { readonly head: IndexedHead };

export interface IndexedHead {
  readonly value: NoteHead;
  readonly title: FoldedText;
  readonly aliases: readonly string[];
  /** Title and aliases, one per line. */
  readonly names: string;
  readonly tags: readonly string[];
  /** The names of its notebooks, with slashes around each: `/home/garden/`. */
  readonly path: string;
  /** The time of its last edit; the newest notes come first. */
  readonly recency: number;
}

const noMentions: ReadonlySet<RecordKey> = new Set();

/** The body of a note in its searchable form. Facts and headings are read on first use and cached. */
export class IndexedBody {
  readonly folded: FoldedText;
  /** See {@link readAcrossMarks}. */
  readonly acrossMarks: string;
  readonly #packed: string;
  #tags: readonly string[];
  #facts: TextFacts | null = null;
  #headings: string | null = null;
  #mentions: ReadonlySet<RecordKey>;

  /** Returns whether the body has a folded needle, as it is written or as it is read. */
  has(needle: string): boolean {
    if (placeOf(this.folded.text, needle) >= 0) return true;
    if (this.acrossMarks === '') return false;
    const read = needle.length > maxNeedleAcrossMarks ? wordsAsRead(this.text) : this.acrossMarks;
    return placeOf(read, needle) >= 0;
  }

  /** @param before the body that it replaces, whose tags and mentions hold until its own are set */
  constructor(text: string, before: IndexedBody | null) {
    this.folded = foldText(text);
    this.#packed = packText(text, this.folded);
    this.acrossMarks = readAcrossMarks(text);
    this.#tags = before?.tags ?? [];
    this.#mentions = before?.mentions ?? noMentions;
  }

  /** The body as it is written. It is put together by each call. */
  get text(): string {
    return unpackText(this.#packed, this.folded);
  }

  /** Facts from the line-based reader, until those of the full parser are set. */
  get facts(): TextFacts {
    this.#facts ??= readFacts(this.text);
    return this.#facts;
  }

  /** @returns whether different facts have been returned before */
  takeFacts(facts: TextFacts): boolean {
    const before = this.#facts;
    this.#facts = facts;
    return before !== null && !isSame(before, facts);
  }

  /** One folded heading per line. */
  get headings(): string {
    this.#headings ??= readHeadings(this.text).map(folded).join('\n');
    return this.#headings;
  }

  /** The folded tags in the body, as far as they are known. */
  get tags(): readonly string[] {
    return this.#tags;
  }

  /** The mentioned records, as far as they are known. */
  get mentions(): ReadonlySet<RecordKey> {
    return this.#mentions;
  }

  takeMentions(mentions: readonly RecordKey[]): void {
    this.#mentions = mentions.length === 0 ? noMentions : new Set(mentions);
  }

  takeTags(tags: readonly string[]): void {
    this.#tags = tags.map(folded);
  }
}

export function indexedHead(value: NoteHead): IndexedHead {
  const title = foldText(value.title);
  const aliases = value.aliases.map(folded);
  return {
    value,
    title,
    aliases,
    names: [title.text, ...aliases].join('\n'),
    tags: value.tags.map(folded),
    path: `/${value.notebookPath.map(folded).join('/')}/`,
    recency: value.editedAt ?? value.createdAt ?? Number.NEGATIVE_INFINITY,
  };
}

function isSame(a: TextFacts, b: TextFacts): boolean {
  return (
    a.hasImage === b.hasImage &&
    a.hasLink === b.hasLink &&
    a.hasCode === b.hasCode &&
    a.openTasks === b.openTasks &&
    a.doneTasks === b.doneTasks
  );
}

function folded(text: string): string {
  return foldText(text).text;
}
