import type { ReactNode } from 'react';
import { NotesFinderProvider } from './finding/index.ts';
import { NotesPage } from './notes-page.tsx';
import { TextTagsProvider } from './tags/text-tags.tsx';

/** The notes, with what finds them. */
export function NotesSection(): ReactNode {
  return (
    <NotesFinderProvider>
      <TextTagsProvider>
        <NotesPage />
      </TextTagsProvider>
    </NotesFinderProvider>
  );
}
