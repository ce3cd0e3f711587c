import type { Note } from '../note.ts';
import { linkKey } from './note-names.ts';

/** The leaves of a note under another title, all of its former titles among them. */
export interface RenameLeaves {
  readonly title: string;
  readonly formerTitles: Record<string, string>;
}

/**
 * What giving a note another title writes: links in other notes keep the old one and still find
 * the note, so their texts stay as they are.
 *
 * The old title is kept where a link could hold it that the new title would not answer. A title
 * that comes back is no former one any more.
 *
 * @param note as it was before the person began to type: what they typed on the way is no title
 * @param formerId a fresh id for the entry of the old title
 * @returns what to put into a draft of the note
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
