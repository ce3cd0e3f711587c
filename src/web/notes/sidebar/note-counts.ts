import { type NoteTag, type TagBranch, tagTree } from '#domain/notes/tags/index.ts';
import { isAtHand, type ListedNote } from '../list/notes-in-list.ts';

export interface NoteCounts {
  readonly all: number;
  readonly pinned: number;
  readonly archive: number;
  readonly trash: number;
  readonly byNotebook: ReadonlyMap<string, number>;
  readonly tags: readonly TagBranch[];
}

/** The tags of a note by the names under which they go today. */
type TagsOf = (note: ListedNote) => readonly Pick<NoteTag, 'tag' | 'name'>[];

/** How many notes each place of the sidebar holds, as its list would show them. */
export function noteCounts(notes: readonly ListedNote[], tagsOf: TagsOf): NoteCounts {
  const byNotebook = new Map<string, number>();
  const atHand = notes.filter(isAtHand);
  for (const { value } of atHand)
    if (value.notebook !== undefined) byNotebook.set(value.notebook, (byNotebook.get(value.notebook) ?? 0) + 1);
  return {
    all: atHand.length,
    pinned: atHand.filter(({ value }) => value.pinnedAt !== undefined).length,
    archive: notes.filter(({ value, inTrash }) => !inTrash && value.archivedAt !== undefined).length,
    trash: notes.filter(({ inTrash }) => inTrash).length,
    byNotebook,
    tags: tagTree(atHand.map(tagsOf)),
  };
}

/** Whether a note that changed counts where it counted before. */
export function countsAlike(before: ListedNote, note: ListedNote): boolean {
  const [was, is] = [before.value, note.value];
  return (
    before.inTrash === note.inTrash &&
    was.kind === is.kind &&
    was.notebook === is.notebook &&
    (was.pinnedAt === undefined) === (is.pinnedAt === undefined) &&
    (was.archivedAt === undefined) === (is.archivedAt === undefined) &&
    JSON.stringify(was.tags) === JSON.stringify(is.tags)
  );
}

/** The counts, with the parts of those before that are equal: what is drawn from them is not drawn anew. */
export function withSameParts(counts: NoteCounts, before: NoteCounts | null): NoteCounts {
  if (before === null) return counts;
  const sameNotebooks =
    counts.byNotebook.size === before.byNotebook.size &&
    [...counts.byNotebook].every(([id, notes]) => before.byNotebook.get(id) === notes);
  const sameTags = JSON.stringify(counts.tags) === JSON.stringify(before.tags);
  return {
    ...counts,
    byNotebook: sameNotebooks ? before.byNotebook : counts.byNotebook,
    tags: sameTags ? before.tags : counts.tags,
  };
}
