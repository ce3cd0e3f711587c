import { useNavigate } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { runningWorkouts } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Emitter } from '../../lifecycle/index.ts';
import { workoutLink } from '../../links/exercise.ts';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { exerciseMessages } from '../messages/index.ts';
import { useWorkoutLabels, useWorkoutSince } from './use-workout-labels.ts';

interface WaitingStart {
  readonly start: () => void;
  /** Called if the user resumes the workout in progress or cancels. */
  readonly onStay: (() => void) | undefined;
}

/** Not React state, since whatever starts a workout may close before the answer, such as the command palette. */
let waiting: WaitingStart | null = null;
const changes = new Emitter();

function setWaiting(next: WaitingStart | null): void {
  waiting = next;
  changes.emit();
}

/** Returns a function that starts a workout, but asks first if one is in progress. */
export function useAskBeforeStart(): (start: () => void, onStay?: () => void) => void {
  const document = useDocument();
  return (start, onStay) => {
    if (runningWorkouts(document.records('workouts')).length === 0) start();
    else setWaiting({ start, onStay });
  };
}

/** Asks whether to start another workout while one is in progress. Rendered once, near the root. */
export function StartQuestion({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const m = useMessages(exerciseMessages);
  const navigate = useNavigate();
  const asked = useSyncExternalStore(changes.subscribe, () => waiting);
  useEffect(() => () => setWaiting(null), []);
  const stay = () => {
    setWaiting(null);
    asked?.onStay?.();
  };
  const startAnother = () => {
    setWaiting(null);
    asked?.start();
  };
  const resume = () => {
    stay();
    void navigate(workoutLink(workout.id));
  };
  return (
    <ConfirmDialog
      title={m.startTitle}
      confirmLabel={m.resume}
      cancelLabel={m.cancel}
      isOpen={asked !== null}
      onOpenChange={(isOpen) => !isOpen && stay()}
      onConfirm={resume}
      otherAction={<Button onPress={startAnother}>{m.startAnother}</Button>}
    >
      <InProgress workout={workout} />
    </ConfirmDialog>
  );
}

function InProgress({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const m = useMessages(exerciseMessages);
  const { title } = useWorkoutLabels(workout);
  const since = useWorkoutSince()(workout.value);
  return <p dir="auto">{m.startText({ title, since })}</p>;
}
