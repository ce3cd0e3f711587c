import { lazy, Suspense } from 'react';
import { Loading } from '../../page/index.ts';
import type { ReadOnlyTextProps } from './read-only-text.tsx';

const ReadOnlyText = lazy(() => import('./read-only-text.tsx'));

/** Shows the text of a note that is not in the document, or not to be edited. */
export function NoteText(props: ReadOnlyTextProps) {
  return (
    <Suspense fallback={<Loading />}>
      <ReadOnlyText {...props} />
    </Suspense>
  );
}
