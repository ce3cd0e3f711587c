import type { EditorState } from '@codemirror/state';
import { useEffect, useState } from 'react';
import { wordCount } from '#domain/notes/markdown/index.ts';
import { useMessages } from '../../language/index.ts';
import styles from './body-editor.module.css';
import { editorMessages } from './messages/index.ts';
import type { WatchedView } from './view-watch.ts';

/** After the last key; a long text takes longer to count than a key may. */
const settledMs = 400;

/** Words and characters under the note; those of the selection where something is selected. */
export function TextCount({ watched }: { readonly watched: WatchedView }) {
  const m = useMessages(editorMessages);
  const { view, subscribe } = watched;
  const [counted, setCounted] = useState(() => countOf(view.state));
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const countSoon = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => setCounted(countOf(view.state)), settledMs);
    };
    countSoon();
    const stop = subscribe(countSoon);
    return () => {
      stop();
      clearTimeout(waiting);
    };
  }, [view, subscribe]);
  const words = m.words({ count: counted.words });
  const characters = m.characters({ count: counted.characters });
  return (
    <p className={styles.count}>
      {counted.isSelection ? m.selected({ words, characters }) : `${words} · ${characters}`}
    </p>
  );
}

function countOf(state: EditorState) {
  const chosen = state.selection.ranges.filter(({ empty }) => !empty);
  const text =
    chosen.length === 0 ? state.doc.toString() : chosen.map(({ from, to }) => state.sliceDoc(from, to)).join('\n');
  return { isSelection: chosen.length > 0, words: wordCount(text), characters: charactersOf(text) };
}

/** As a person counts them, near enough: an emoji of several parts is more than one. */
function charactersOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
