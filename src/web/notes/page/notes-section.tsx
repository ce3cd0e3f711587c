import { type ReactNode, useEffect } from 'react';
import { useDocument } from '../../replica/index.ts';
import { namesOfNotes } from '../links/index.ts';
import { NotesIndexProvider } from '../search/index.ts';
import { TagsProvider } from '../tags/index.ts';
import { NotesPage } from './notes-page.tsx';

export function NotesSection(): ReactNode {
  const document = useDocument();
  useEffect(() => {
    // so that no note waits for the names of all notes when it is opened
    void document.whenRead().then(() => namesOfNotes(document));
  }, [document]);
  return (
    <NotesIndexProvider>
      <TagsProvider>
        <NotesPage />
      </TagsProvider>
    </NotesIndexProvider>
  );
}
