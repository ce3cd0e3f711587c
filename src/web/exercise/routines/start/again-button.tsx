import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../language/index.ts';
import { type RecordEntry, useRecord } from '../../../replica/index.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RepeatButton } from '../../workouts/index.ts';
import { routinesMessages } from '../messages/index.ts';
import { useHasRoutine } from '../plan/use-present-routines.ts';

const StartingRoutine = lazy(async () => ({ default: (await import('./starting-routine.tsx')).StartingRoutine }));

/**
 * Does a past workout again, from its row in a list: starts its routine with the next targets, or repeats the workout if
 * it has no routine.
 */
export function AgainButton({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const hasRoutine = useHasRoutine(workout);
  const { routine } = workout.value;
  return hasRoutine && routine !== undefined ? <StartButton routine={routine} /> : <RepeatButton workout={workout} />;
}

function StartButton({ routine }: { readonly routine: string }) {
  const m = useMessages(routinesMessages);
  const { entry } = useRecord('routines', routine);
  const [isStarting, setStarting] = useState(false);
  return (
    <>
      <IconButton
        icon={<Play />}
        label={m.startOf({ name: entry?.value.name?.trim() || m.routine })}
        isDisabled={isStarting}
        onPress={() => setStarting(true)}
      />
      {isStarting && (
        <Suspense>
          <StartingRoutine id={routine} onEnd={() => setStarting(false)} />
        </Suspense>
      )}
    </>
  );
}
