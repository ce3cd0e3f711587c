import type { NoteVersion } from './note-version.ts';

/** The changes to a note's title and tags from one state to a later one. */
export interface LeafChanges {
  /** Null if the title is unchanged. */
  readonly title: { readonly was: string; readonly became: string } | null;
  readonly tagsAdded: readonly string[];
  readonly tagsGone: readonly string[];
}

export function leafChanges(before: NoteVersion, after: NoteVersion): LeafChanges {
  return {
    title: before.title === after.title ? null : { was: before.title, became: after.title },
    tagsAdded: namesMissingIn(before, after),
    tagsGone: namesMissingIn(after, before),
  };
}

function namesMissingIn({ tags }: NoteVersion, other: NoteVersion): readonly string[] {
  return [...other.tags].flatMap(([norm, name]) => (tags.has(norm) ? [] : [name]));
}
