import { useLayoutEffect, useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { runInSteps } from '../../ui/run-in-steps.ts';
import { type EditorMessages, editorMessages } from '../messages/index.ts';
import type { WatchedView } from '../view/view-watch.ts';
import { countInSteps, type TextCounts } from './count-in-steps.ts';
import styles from './text-count.module.css';

/** Debounce of the count, in milliseconds. */
const settledMs = 400;

/** Shows the number of words and characters of the note, or of the selection, below the note. */
export function TextCount({ watched }: { readonly watched: WatchedView }) {
  const m = useMessages(editorMessages);
  const { view, subscribe } = watched;
  const [counts, setCounts] = useState<TextCounts | null>(null);
  // a short note is counted before the first paint
  useLayoutEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let stopCounting = runInSteps(countInSteps(view.state), setCounts);
    const countSoon = () => {
      stopCounting();
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        stopCounting = runInSteps(countInSteps(view.state), setCounts);
      }, settledMs);
    };
    const unsubscribe = subscribe(countSoon);
    return () => {
      unsubscribe();
      stopCounting();
      clearTimeout(waiting);
    };
  }, [view, subscribe]);
  return <p className={styles.count}>{counts === null ? ' ' : countWords(counts, m)}</p>;
}

function countWords({ isSelection, ...counts }: TextCounts, m: EditorMessages) {
  const words = m.words({ count: counts.words });
  const characters = m.characters({ count: counts.characters });
  return isSelection ? m.selected({ words, characters }) : `${words} · ${characters}`;
}
