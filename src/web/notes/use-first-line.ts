import { useMemo, useSyncExternalStore } from 'react';
import type { BodyView } from '../replica/index.ts';
import { useBody } from '../replica/index.ts';
import { firstLine } from './note-title.ts';

/** Returns the first line with text in a note's body, updated on each edit; null if there is none. */
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

/** The number of characters at the start of a body that usually contain its first line. */
const beginning = 1_000;

/**
 * Follows the first line of a body. Edits further down cannot change it, so they do not cause a long body to be read
 * again.
 */
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
