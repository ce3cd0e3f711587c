import { LocalPreference } from '../../local-preferences/index.ts';
import { type NotesSort, notesSorts } from './notes-list.ts';

/** The last sort order chosen outside a notebook, stored on this device. */
export const keptSort = new LocalPreference<NotesSort>('mensana:notes-sort', {
  read: (stored) => notesSorts.find((sort) => sort === stored) ?? 'edited',
  write: (sort) => sort,
});
