import { useCallback, useSyncExternalStore } from 'react';
import { useBody } from '../replica/index.ts';
import { firstLine } from './note-title.ts';

/** The first line with words of a note's text as it is typed; null while there is none. */
export function useFirstLine(id: string): string | null {
  const { text } = useBody('notes', id);
  const subscribe = useCallback(
    (onChange: () => void) => {
      text?.observe(onChange);
      return () => text?.unobserve(onChange);
    },
    [text],
  );
  return useSyncExternalStore(subscribe, () => (text === null ? null : firstLine(text.toString())));
}
