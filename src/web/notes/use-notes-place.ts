import { useParams, useSearch } from '@tanstack/react-router';
import type { NotesList } from './list/notes-in-list.ts';

export interface NotesPlace {
  /** The note that is open. */
  readonly id: string | null;
  readonly list: NotesList;
}

/** Which list and which note the address names. */
export function useNotesPlace(): NotesPlace {
  const params: { readonly id?: string } = useParams({ strict: false });
  const search: { readonly list?: unknown } = useSearch({ strict: false });
  return { id: params.id ?? null, list: search.list === 'trash' ? 'trash' : 'all' };
}

export function listHref(list: NotesList): string {
  return list === 'trash' ? '/dashboard/notes?list=trash' : '/dashboard/notes';
}

export function noteHref(id: string, list: NotesList = 'all'): string {
  const path = `/dashboard/notes/${encodeURIComponent(id)}`;
  return list === 'trash' ? `${path}?list=trash` : path;
}
