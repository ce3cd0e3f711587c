import { useEffect, useState } from 'react';
import { useLiveQueries } from '../../live-query/index.ts';
import type { TrainingQuery, TrainingQueryName, TrainingResult } from './training-queries.ts';

interface Received {
  readonly about: string;
  readonly known: TrainingResult;
}

/**
 * Returns the answer to a query and updates when it changes; null without a query or until the worker has answered.
 * While workouts are still being read, the answer covers only the newest.
 */
export function useTraining<About extends TrainingQueryName>(
  subject: TrainingQuery<About> | null,
): TrainingResult<About> | null {
  const liveQueries = useLiveQueries();
  const [answer, setAnswer] = useState<Received | null>(null);
  // A query is a new plain object on each render, so it is compared by content.
  const about = JSON.stringify(subject);
  useEffect(() => {
    const query = JSON.parse(about) as TrainingQuery<About> | null;
    if (query === null) return;
    return liveQueries()?.watch<TrainingResult>('training', query, (known) => setAnswer({ about, known }));
  }, [liveQueries, about]);
  // The answer belongs to this query, so its value has the query's type.
  return answer?.about === about ? (answer.known as TrainingResult<About>) : null;
}
