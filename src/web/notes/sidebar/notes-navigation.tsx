import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { SectionSlot } from '../../page/index.ts';
import type { NotesPlace } from './notes-place.ts';
import { NotesSidebar } from './notes-sidebar.tsx';

/** The lists of the notes in the app's sidebar. Renders nothing on a screen without one. */
export function NotesNavigation({ place }: { readonly place: NotesPlace }) {
  const slot = useContext(SectionSlot);
  return slot === null ? null : createPortal(<NotesSidebar place={place} />, slot);
}
