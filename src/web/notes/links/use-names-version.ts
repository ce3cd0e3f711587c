import { useCallback, useSyncExternalStore } from 'react';
import { useDocument } from '../../replica/index.ts';
import { namesOfNotes } from './names-of-notes.ts';

/** Returns a number that changes whenever a link may resolve differently, because a note was renamed or removed. */
export function useNamesVersion(): number {
  const document = useDocument();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [document.subscribe(listener), namesOfNotes(document).subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [document],
  );
  return useSyncExternalStore(subscribe, () => namesOfNotes(document).version);
}
