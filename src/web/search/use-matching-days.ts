import { useEffect, useMemo, useState } from 'react';
import { dayEntryOf } from '#domain/journal/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import { useLiveQueries } from '../live-query/index.ts';
import { useMatching } from '../notes/index.ts';
import { useDocument, useRecords } from '../replica/index.ts';
import type { DaysAnswer, TrainingSearchQuery } from './training/training-search-queries.ts';
import { useTrainingSearchContext } from './training/use-training-search-context.ts';

/**
 * Returns the days of all notes, workouts, activities and measurements that match a search, and keeps them up to date.
 * Null without a search or until both kinds are known.
 */
export function useMatchingDays(text: string): DaysAnswer | null {
  const notes = useDaysOfNotes(text);
  const training = useDaysOfTraining(text);
  return useMemo(
    () =>
      notes === null || training === null
        ? null
        : { days: new Set([...notes.days, ...training.days]), isWhole: notes.isWhole && training.isWhole },
    [notes, training],
  );
}

function useDaysOfNotes(text: string): DaysAnswer | null {
  const matching = useMatching(text, text.trim() !== '');
  const notes = useRecords('notes');
  const { dayOf } = useDocument();
  return useMemo(() => {
    if (matching === null) return null;
    const days = notes.flatMap((each) => (matching.ids.has(each.id) ? (dayEntryOf(each, dayOf)?.day ?? []) : []));
    return { days: new Set<LocalDay>(days), isWhole: matching.isWhole };
  }, [matching, notes, dayOf]);
}

interface Received {
  readonly query: TrainingSearchQuery;
  readonly answer: DaysAnswer;
}

function useDaysOfTraining(text: string): DaysAnswer | null {
  const liveQueries = useLiveQueries();
  const context = useTrainingSearchContext();
  const query = useMemo(
    (): TrainingSearchQuery | null => (text.trim() === '' ? null : { about: 'days', text, context }),
    [text, context],
  );
  const [received, setReceived] = useState<Received | null>(null);
  useEffect(() => {
    if (query === null) return;
    return liveQueries()?.watch<DaysAnswer>('search', query, (answer) => setReceived({ query, answer }));
  }, [liveQueries, query]);
  return received !== null && received.query === query ? received.answer : null;
}
