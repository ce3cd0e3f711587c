import type { ReactNode } from 'react';
import { NotesPage } from './notes-page.tsx';
import { NotesIndexProvider } from './search/index.ts';
import { TagsProvider } from './tags/tags-provider.tsx';

/** The notes section with its search index. */
export function NotesSection(): ReactNode {
  return (
    <NotesIndexProvider>
      <TagsProvider>
        <NotesPage />
      </TagsProvider>
    </NotesIndexProvider>
  );
}
