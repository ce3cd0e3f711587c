import { useState } from 'react';
import { useMessages } from '../../../language/index.ts';
import type { RecordEntry } from '../../../replica/index.ts';
import { Button } from '../../../ui/button.tsx';
import { loggingMessages } from '../messages/index.ts';
import { DurationDoubt } from './duration-doubt.tsx';
import { WorkoutDetailsSheet } from './workout-details.tsx';

/** Asks about a doubted duration of a workout, with a button that opens the fields for its times. */
export function DurationQuestion({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const m = useMessages(loggingMessages);
  const [isOpen, setOpen] = useState(false);
  const correct = <Button onPress={() => setOpen(true)}>{m.correctTimes}</Button>;
  return (
    <>
      <DurationDoubt workout={workout.value} action={workout.inTrash ? undefined : correct} />
      {isOpen && <WorkoutDetailsSheet workout={workout} onClose={() => setOpen(false)} />}
    </>
  );
}
