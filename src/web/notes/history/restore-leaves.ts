import type { Note } from '#domain/notes/index.ts';
import { retitle } from '../links/index.ts';
import type { NoteVersion } from './note-version.ts';

/**
 * Restores the title and tags of an earlier version. The replaced title is kept as a former title, so that links with
 * it still resolve.
 *
 * @param formerId a new id for the former title
 * @returns a function that undoes this on a later state of the note, except for leaves that have changed since
 */
export function restoreLeaves(
  draft: Note,
  { title, tags }: Pick<NoteVersion, 'title' | 'tags'>,
  formerId: string,
): (later: Note) => void {
  const undoTitle = restoreTitle(draft, title, formerId);
  const undoTags = restoreTags(draft, tags);
  return (later) => {
    undoTitle(later);
    undoTags(later);
  };
}

function restoreTitle(draft: Note, title: string, formerId: string): (later: Note) => void {
  const before = draft.title;
  const formerTitles = { ...draft.formerTitles };
  if ((before ?? '') === title) return () => {};
  retitle(draft, { title: before ?? '', formerTitles, formerId }, title);
  const taken = Object.entries(formerTitles).filter(([id]) => draft.formerTitles[id] === undefined);
  return (later) => {
    if ((later.title ?? '') !== title) return;
    const kept = Object.entries(later.formerTitles).filter(([id]) => id !== formerId);
    later.title = before;
    later.formerTitles = Object.fromEntries([...kept, ...taken]);
  };
}

function restoreTags(draft: Note, tags: NoteVersion['tags']): (later: Note) => void {
  const before = new Map(Object.entries(draft.tags));
  const norms = new Set([...before.keys(), ...tags.keys()]);
  const changed = [...norms].filter((norm) => before.get(norm) !== tags.get(norm));
  if (changed.length === 0) return () => {};
  draft.tags = Object.fromEntries(tags);
  return (later) => {
    const due = changed.filter((norm) => later.tags[norm] === tags.get(norm));
    const kept = Object.entries(later.tags).filter(([norm]) => !due.includes(norm));
    const back = [...before].filter(([norm]) => due.includes(norm));
    later.tags = Object.fromEntries([...kept, ...back]);
  };
}
