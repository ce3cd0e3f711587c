import { LocalPreference } from '../../local-preferences/index.ts';
import { type NotesSort, notesSorts } from './notes-list.ts';

/** The order that was last chosen outside a notebook; kept on this device. */
export const keptSort = new LocalPreference<NotesSort>('mensana:notes-sort', {
  read: (stored) => notesSorts.find((sort) => sort === stored) ?? 'edited',
  write: (sort) => sort,
});
