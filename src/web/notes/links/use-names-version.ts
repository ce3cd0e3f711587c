import { useSyncExternalStore } from 'react';
import { useDocument } from '../../replica/index.ts';
import { namesOfNotes } from './names-of-notes.ts';

/** Returns a number that changes whenever a link may resolve differently, because a note was renamed or removed. */
export function useNamesVersion(): number {
  const document = useDocument();
  return useSyncExternalStore(document.subscribe, () => namesOfNotes(document).version);
}
