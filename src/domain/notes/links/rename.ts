import type { Note } from '../note.ts';
import { linkKey } from './note-names.ts';

/** The leaves of a renamed note, with all its former titles. */
export interface RenameLeaves {
  readonly title: string;
  readonly formerTitles: Record<string, string>;
}

/**
 * Returns the leaves to write when a note gets another title. Links in other notes keep the old title and still find
 * the note, so the bodies of those notes are not changed.
 *
 * The old title is kept if a link could contain it and the new title would not match that link. A title that is used
 * again is removed from the former titles.
 *
 * @param note as it was before the user started typing; what is typed in between is not a former title
 * @param formerId a new id for the entry of the old title
 * @returns the values to set in a draft of the note
 */
export function renameNote(
  note: Pick<Note, 'title' | 'aliases' | 'formerTitles'>,
  title: string,
  formerId: string,
): RenameLeaves {
  const key = linkKey(title);
  const oldTitle = (note.title ?? '').trim();
  const oldKey = linkKey(oldTitle);
  const kept = Object.entries(note.formerTitles).filter(([, former]) => linkKey(former) !== key);
  const formerTitles = Object.fromEntries(kept);
  const known = [...Object.values(formerTitles), ...Object.values(note.aliases)].map(linkKey);
  if (oldKey !== '' && oldKey !== key && !known.includes(oldKey)) formerTitles[formerId] = oldTitle;
  return { title, formerTitles };
}
