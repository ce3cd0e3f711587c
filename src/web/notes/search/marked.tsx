import type { ReactNode } from 'react';
import { timesAsRead } from '#domain/notes/markdown/index.ts';
import type { TextRange } from '#domain/search/index.ts';
import { useTimeLabel } from '../../reminders/index.ts';
import styles from './search.module.css';

export interface MarkedProps {
  readonly text: string;
  readonly ranges: readonly TextRange[];
}

/** Shows user text as it is read, with the matches highlighted. */
export function Marked(written: MarkedProps) {
  const { text, ranges } = timesAsRead(written, useTimeLabel());
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { from, to } of ranges) {
    if (from < at || to > text.length) continue; // the text has changed since the search
    pieces.push(
      text.slice(at, from),
      <mark key={from} className={styles.mark}>
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
}
