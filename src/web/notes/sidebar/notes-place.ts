import type { NotesList } from '../../links/notes-list.ts';

/** Where one is in the notes: in a list, or in the journal, to which the days belong. */
export type NotesPlace = NotesList | 'journal';
