import { useState } from 'react';
import type { SearchOrder } from '#domain/notes/search/index.ts';
import { firstShown, type Search, useBeginSearch, useSearch } from '../notes/index.ts';
import { type TrainingSearchState, useBeginTrainingSearch, useTrainingSearch } from './training/use-training-search.ts';

/** What is known of one query, of both kinds. */
export interface Everything {
  readonly notes: Search;
  readonly training: TrainingSearchState;
}

/** Returns a function that starts a search of notes and training before the keystroke renders. */
export function useBeginEverything(order: SearchOrder): (text: string) => void {
  const beginNotes = useBeginSearch(order);
  const beginTraining = useBeginTrainingSearch(firstShown);
  return (text) => {
    beginNotes(text);
    beginTraining(text);
  };
}

/**
 * Searches notes and training. The previous results stay until both have answered, so that the list never mixes two
 * queries.
 *
 * @returns also whether the results are those of `text`
 */
export function useEverything(
  text: string,
  order: SearchOrder,
): { readonly everything: Everything; readonly isCurrent: boolean } {
  const { search: notes, isCurrent } = useSearch(text, order);
  const training = useTrainingSearch(text, notes.limit);
  const isPair = notes.state.query.text === training.text;
  const [before, setBefore] = useState<Everything>({ notes, training });
  const isNew = before.notes !== notes || before.training !== training;
  if (isPair && isNew) setBefore({ notes, training });
  return { everything: isPair && isNew ? { notes, training } : before, isCurrent: isCurrent && isPair };
}
