import { useSyncExternalStore } from 'react';
import { useDocument } from '../../replica/index.ts';
import { namesOfNotes } from './names-of-notes.ts';

/** Another number whenever a link may lead elsewhere, because a note is called otherwise or is not there any more. */
export function useNamesVersion(): number {
  const document = useDocument();
  return useSyncExternalStore(document.subscribe, () => namesOfNotes(document).version);
}
