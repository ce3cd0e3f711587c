import { useMemo, useSyncExternalStore } from 'react';
import type { BodyView } from '../replica/index.ts';
import { useBody } from '../replica/index.ts';
import { firstLine } from './note-title.ts';

/** The first line with words of a note's text as it is typed; null while there is none. */
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

/** Letters at the beginning of a text in which its first line mostly lies. */
const beginning = 1_000;

/** What is typed further down changes no first line: a long text is not read again for it. */
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
