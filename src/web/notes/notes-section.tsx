import type { ReactNode } from 'react';
import { NotesFinderProvider } from './finding/index.ts';
import { NotesPage } from './notes-page.tsx';
import { TagsProvider } from './tags/tags-provider.tsx';

/** The notes, with what finds them. */
export function NotesSection(): ReactNode {
  return (
    <NotesFinderProvider>
      <TagsProvider>
        <NotesPage />
      </TagsProvider>
    </NotesFinderProvider>
  );
}
