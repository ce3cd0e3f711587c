import { type NoteTag, type TagBranch, TagTree } from '#domain/notes/tags/index.ts';
import { isAtHand, type ListedNote } from '../list/index.ts';

export interface NoteCounts {
  readonly all: number;
  readonly pinned: number;
  readonly archive: number;
  readonly trash: number;
  readonly byNotebook: ReadonlyMap<string, number>;
  readonly tags: readonly TagBranch[];
}

/** Returns the tags of a note under their current names. */
type TagsOf = (note: ListedNote) => readonly Pick<NoteTag, 'tag' | 'name'>[];

/** The number of notes counted per step, which takes about a millisecond. */
const notesAStep = 250;

/**
 * Counts the notes of each list in the sidebar by the same rules as the lists. Works in steps, so that thousands of
 * notes do not block other work.
 */
export function* countInSteps(notes: readonly ListedNote[], tagsOf: TagsOf): Generator<void, NoteCounts> {
  const byNotebook = new Map<string, number>();
  const tags = new TagTree();
  let [all, pinned, archive, trash] = [0, 0, 0, 0];
  for (const [at, note] of notes.entries()) {
    if (at % notesAStep === notesAStep - 1) yield;
    const { notebook, pinnedAt, archivedAt } = note.value;
    if (note.inTrash) trash += 1;
    else if (archivedAt !== undefined) archive += 1;
    if (!isAtHand(note)) continue;
    all += 1;
    tags.add(tagsOf(note));
    if (pinnedAt !== undefined) pinned += 1;
    if (notebook !== undefined) byNotebook.set(notebook, (byNotebook.get(notebook) ?? 0) + 1);
  }
  yield;
  return { all, pinned, archive, trash, byNotebook, tags: tags.branches() };
}

/** Returns whether a note counts in the same lists after a change. */
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

/** Returns the counts with unchanged parts taken from the previous counts, so that these parts are not rerendered. */
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
