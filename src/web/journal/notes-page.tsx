import { lazy, type ReactNode } from 'react';
import { AlsoFoundSlot, NotesPage as Notes, TagLinksSlot } from '../notes/index.ts';

/** The notes with what the training has to do with them: what else a search finds, and where a tag leads. */
export function NotesPage(): ReactNode {
  return (
    <AlsoFoundSlot value={AlsoInTraining}>
      <TagLinksSlot value={TagLinks}>
        <Notes />
      </TagLinksSlot>
    </AlsoFoundSlot>
  );
}

/** Both load lazily, after the notes. */
const AlsoInTraining = lazy(async () => {
  const search = await import('./search-parts.ts');
  await search.loadSearchMessages();
  return { default: search.AlsoInTraining };
});
const TagLinks = lazy(async () => ({ default: (await import('./tag-links.tsx')).TagLinks }));
