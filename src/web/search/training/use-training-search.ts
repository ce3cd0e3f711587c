import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseQuery } from '#domain/search/index.ts';
import { useLiveQueries } from '../../live-query/index.ts';
import type { TrainingHitsAnswer, TrainingSearchQuery } from './training-search-queries.ts';
import { useTrainingSearchContext } from './use-training-search-context.ts';

/** The latest known result, and the text to which it belongs. */
export type TrainingSearchState =
  /** The query has no condition. */
  | { readonly kind: 'idle' | 'searching' | 'failed'; readonly text: string }
  | { readonly kind: 'found'; readonly text: string; readonly answer: TrainingHitsAnswer };

/** Returns a function that starts a search of the training before the keystroke renders. */
export function useBeginTrainingSearch(limit: number): (text: string) => void {
  const liveQueries = useLiveQueries();
  const context = useTrainingSearchContext();
  return (text) => {
    if (parseQuery(text, context.place).condition === null) return;
    liveQueries()?.begin('search', { about: 'hits', text, context, limit } satisfies TrainingSearchQuery);
  };
}

/**
 * Searches the training for the typed text and keeps the result up to date. The previous result stays until the next one
 * arrives, so that nothing flickers while the user types.
 *
 * @param limit the maximum number of hits of each kind
 */
export function useTrainingSearch(text: string, limit: number): TrainingSearchState {
  const liveQueries = useLiveQueries();
  const context = useTrainingSearchContext();
  const isAsked = useMemo(() => parseQuery(text, context.place).condition !== null, [text, context]);
  const [settled, setSettled] = useState<TrainingSearchState | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    const query: TrainingSearchQuery = { about: 'hits', text, context, limit };
    return liveQueries()?.watchStarted<TrainingHitsAnswer>(
      'search',
      query,
      // render synchronously, before other messages from the worker and pending keystrokes
      (answer) => flushSync(() => setSettled({ kind: 'found', text, answer })),
      () => setSettled({ kind: 'failed', text }),
    );
  }, [liveQueries, isAsked, text, context, limit]);
  if (!isAsked && settled !== null) setSettled(null); // the next search starts without results
  return useMemo(() => {
    if (!isAsked) return { kind: 'idle', text };
    return settled ?? { kind: 'searching', text };
  }, [isAsked, settled, text]);
}
