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
 * What the workouts say about a subject, kept up to date; null until the worker has said it, and for no subject.
 * While workouts are still being read, what is known so far is of the newest ones.
 */
export function useTraining<About extends TrainingQueryName>(
  subject: TrainingQuery<About> | null,
): TrainingResult<About> | null {
  const document = useDocument();
  const [told, setTold] = useState<Received | null>(null);
  // A subject is a plain object, made anew with each render: what it says is what counts.
  const about = JSON.stringify(subject);
  useEffect(() => {
    const asked = JSON.parse(about) as TrainingQuery<About> | null;
    if (asked === null) return;
    const reader = document.companion('training', () => new TrainingClient(document));
    return reader?.watch(asked, (known) => setTold({ about, known }));
  }, [document, about]);
  // What was told is of this subject, so its value is of this kind.
  return told?.about === about ? (told.known as TrainingResult<About>) : null;
}
