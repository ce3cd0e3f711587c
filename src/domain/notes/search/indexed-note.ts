import { type FoldedText, foldText } from './folded-text.ts';
import type { NoteHead } from './note-head.ts';
import { readFacts, type TextFacts } from './read-facts.ts';

/** A note as it is searched: beside what it is, the same folded. */
export interface IndexedNote {
  readonly id: string;
  readonly slot: number;
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

export interface IndexedBody {
  readonly text: string;
  readonly folded: FoldedText;
  readonly facts: TextFacts;
  /** One heading a line, folded. */
  readonly headings: string;
  /** The tags that stand in the text, as far as they are known; folded. */
  readonly tags: readonly string[];
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

/** @param tags that are taken for those of the text until they are read */
export function indexedBody(text: string, tags: readonly string[]): IndexedBody {
  const facts = readFacts(text);
  return { text, folded: foldText(text), facts, headings: facts.headings.map(folded).join('\n'), tags };
}

export function withTextTags(body: IndexedBody, tags: readonly string[]): IndexedBody {
  return { ...body, tags: tags.map(folded) };
}

function folded(text: string): string {
  return foldText(text).text;
}
