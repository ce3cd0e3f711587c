import { useEffect, useState } from 'react';
import { useDocument } from '../../replica/index.ts';
import type { KnownTraining } from './messages.ts';
import type { TrainingAbout, TrainingSubject } from './subjects.ts';
import { TrainingReader } from './training-reader.ts';

interface Told {
  readonly about: string;
  readonly known: KnownTraining;
}

/**
 * What the workouts say about a subject, kept up to date; null until the worker has said it, and for no subject.
 * While workouts are still being read, what is known so far is of the newest ones.
 */
export function useTraining<About extends TrainingAbout>(
  subject: TrainingSubject<About> | null,
): KnownTraining<About> | null {
  const document = useDocument();
  const [told, setTold] = useState<Told | null>(null);
  // A subject is a plain object, made anew with each render: what it says is what counts.
  const about = JSON.stringify(subject);
  useEffect(() => {
    const asked = JSON.parse(about) as TrainingSubject<About> | null;
    if (asked === null) return;
    const reader = document.companion('training', () => new TrainingReader(document));
    return reader?.watch(asked, (known) => setTold({ about, known }));
  }, [document, about]);
  // What was told is of this subject, so its value is of this kind.
  return told?.about === about ? (told.known as KnownTraining<About>) : null;
}
