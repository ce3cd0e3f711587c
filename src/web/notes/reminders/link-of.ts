import { noteLink, placeLink } from '../../links/notes.ts';
import type { NotesList } from '../../links/notes-list.ts';
import type { LinkTarget } from '../../ui/link-target.ts';
import { isDueItem, type ReminderItem } from './due-items.ts';

/** Returns where an item is: a task at its place in its note, or the note of a reminder. */
export function linkOf(item: ReminderItem, list: NotesList): LinkTarget {
  const note = noteLink(item.noteId, list);
  if (!isDueItem(item)) return placeLink(note, markerAt(item.from));
  return item.source.kind === 'task' ? placeLink(note, markerAt(item.source.task.from)) : note;
}

function markerAt(from: number) {
  return { kind: 'span', from, to: from + '[ ]'.length } as const;
}
