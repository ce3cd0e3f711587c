import { type FoldedText, foldText } from './folded-text.ts';
import type { NoteHead } from './note-head.ts';
import { readFacts, readHeadings, type TextFacts } from './read-facts.ts';

/** A note as it is searched: beside what it is, the same folded. */
export interface IndexedNote {
  readonly id: string;
  readonly slot: number;
  /** Whether its slot of the index may hold words that it has no longer. */
  hasFormerWords: boolean;
  head: IndexedHead | null;
  body: IndexedBody | null;
}

/** A note that can be found: without a head nobody knows whether it lies in the trash. */
export type FoundNote = IndexedNote & { readonly head: IndexedHead };

export interface IndexedHead {
  readonly value: NoteHead;
  readonly title: FoldedText;
  readonly aliases: readonly string[];
  /** Title and aliases, one a line. */
  readonly names: string;
  readonly tags: readonly string[];
  /** The names of its notebooks, each between slashes: `/home/garden/`. */
  readonly path: string;
  /** When it was last touched; the newest notes come first. */
  readonly recency: number;
}

/** A text as it is searched. What it says beyond its words is read when it is asked for, once. */
export class IndexedBody {
  readonly text: string;
  readonly folded: FoldedText;
  #tags: readonly string[];
  #facts: TextFacts | null = null;
  #headings: string | null = null;

  /** @param tags that are taken for those of the text until they are read, folded */
  constructor(text: string, tags: readonly string[]) {
    this.text = text;
    this.folded = foldText(text);
    this.#tags = tags;
  }

  /** Read from the lines of the text, until its whole grammar was. */
  get facts(): TextFacts {
    this.#facts ??= readFacts(this.text);
    return this.#facts;
  }

  /** @returns whether somebody was told others */
  takeFacts(facts: TextFacts): boolean {
    const before = this.#facts;
    this.#facts = facts;
    return before !== null && !isSame(before, facts);
  }

  /** One heading a line, folded. */
  get headings(): string {
    this.#headings ??= readHeadings(this.text).map(folded).join('\n');
    return this.#headings;
  }

  /** The tags that stand in the text, as far as they are known; folded. */
  get tags(): readonly string[] {
    return this.#tags;
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
