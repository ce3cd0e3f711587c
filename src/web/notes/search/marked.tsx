import type { ReactNode } from 'react';
import type { TextRange } from '#domain/search/index.ts';
import styles from './search.module.css';

/** Shows user text with the matches highlighted. */
export function Marked({ text, ranges }: { readonly text: string; readonly ranges: readonly TextRange[] }) {
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
