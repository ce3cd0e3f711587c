import { useMemo, useSyncExternalStore } from 'react';
import type { BodyView } from '../replica/index.ts';
import { useBody } from '../replica/index.ts';
import { firstLine } from './note-title.ts';

/** Returns the first line with text of a note, updated while typing; null while there is none. */
export function useFirstLine(id: string): string | null {
  const { text } = useBody('notes', id);
  const followed = useMemo(() => (text === null ? nothing : followFirstLine(text)), [text]);
  return useSyncExternalStore(followed.subscribe, followed.read);
}

interface Followed {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly read: () => string | null;
}

const nothing: Followed = { subscribe: () => () => {}, read: () => null };

/** Number of characters at the start of a text that usually contain its first line. */
const beginning = 1_000;

/** Follows the first line of a text. Edits further down cannot change it, so they do not read a long text again. */
function followFirstLine(text: NonNullable<BodyView['text']>): Followed {
  let line: string | null = null;
  let isInBeginning = false;
  const look = () => {
    const content = text.toString();
    line = firstLine(content);
    isInBeginning = line !== null && firstLine(content.slice(0, beginning)) === line;
  };
  look();
  return {
    read: () => line,
    subscribe: (onChange) => {
      const observer: Parameters<typeof text.observe>[0] = ({ delta }) => {
        if (isInBeginning && (delta[0]?.retain ?? 0) > beginning) return;
        look();
        onChange();
      };
      look();
      text.observe(observer);
      return () => text.unobserve(observer);
    },
  };
}
