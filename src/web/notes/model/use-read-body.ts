import { useMemo, useSyncExternalStore } from 'react';
import { useTimesAsRead } from '../../reminders/index.ts';
import { type BodyView, useBody } from '../../replica/index.ts';
import { firstLine } from './note-title.ts';

export interface ReadFromBody<T> {
  readonly value: T;
  /** Edits after this many characters cannot change the value. */
  readonly readTo: number;
}

/**
 * Returns a value that is read from a note's body, and read again on each edit that can change it; null while there is
 * no body.
 *
 * @param read must be the same function on each render
 */
export function useReadBody<T>(id: string, read: (content: string) => ReadFromBody<T>): T | null {
  const { text } = useBody('notes', id);
  const followed = useMemo(() => (text === null ? nothing : follow(text, read)), [text, read]);
  return useSyncExternalStore(followed.subscribe, followed.value);
}

const nothing = { subscribe: () => () => {}, value: () => null };

function follow<T>(text: NonNullable<BodyView['text']>, read: (content: string) => ReadFromBody<T>) {
  let found = read(text.toString());
  return {
    value: () => found.value,
    subscribe: (onChange: () => void) => {
      const observer: Parameters<typeof text.observe>[0] = ({ delta }) => {
        if ((delta[0]?.retain ?? 0) > found.readTo) return;
        found = read(text.toString());
        onChange();
      };
      found = read(text.toString());
      text.observe(observer);
      return () => text.unobserve(observer);
    },
  };
}

/** Returns the first line with text in a note's body as it is read, updated on each edit; null if there is none. */
export function useFirstLine(id: string): string | null {
  const asRead = useTimesAsRead();
  const line = useReadBody(id, readFirstLine);
  return line === null ? null : asRead(line);
}

/** The number of characters at the start of a body that usually contain its first line. */
const beginning = 1_000;

/** Reads only the beginning if the line is there, so that edits further down do not cause a long body to be read. */
function readFirstLine(content: string): ReadFromBody<string | null> {
  const value = firstLine(content);
  const isInBeginning = value !== null && firstLine(content.slice(0, beginning)) === value;
  return { value, readTo: isInBeginning ? beginning : Number.POSITIVE_INFINITY };
}
