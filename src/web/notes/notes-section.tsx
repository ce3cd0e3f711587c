import type { ReactNode } from 'react';
import { NotesPage } from './notes-page.tsx';
import { NotesIndexProvider } from './search/index.ts';
import { TagsProvider } from './tags/tags-provider.tsx';

export function NotesSection(): ReactNode {
  return (
    <NotesIndexProvider>
      <TagsProvider>
        <NotesPage />
      </TagsProvider>
    </NotesIndexProvider>
  );
}
