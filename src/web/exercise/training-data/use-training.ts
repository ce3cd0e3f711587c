import { useEffect, useState } from 'react';
import { useDocument } from '../../replica/index.ts';
import type { TrainingResult } from './messages.ts';
import { TrainingClient } from './training-client.ts';
import type { TrainingQuery, TrainingQueryName } from './training-queries.ts';

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
  const document = useDocument();
  const [told, setTold] = useState<Received | null>(null);
  // A query is a new plain object on each render, so it is compared by content.
  const about = JSON.stringify(subject);
  useEffect(() => {
    const asked = JSON.parse(about) as TrainingQuery<About> | null;
    if (asked === null) return;
    const reader = document.companion('training', () => new TrainingClient(document));
    return reader?.watch(asked, (known) => setTold({ about, known }));
  }, [document, about]);
  // The answer belongs to this query, so its value has the query's type.
  return told?.about === about ? (told.known as TrainingResult<About>) : null;
}
