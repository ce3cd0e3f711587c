import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ForgottenWorkout } from '#domain/exercise/logging/index.ts';
import { recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { workoutLink } from '../../../links/exercise.ts';
import { focusHeadingIfLost, Notice } from '../../../page/index.ts';
import type { RecordEntry } from '../../../replica/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { useTrashing } from '../../editing/index.ts';
import { useForgottenWorkout, useWorkoutLabels, useWorkoutSince } from '../../workouts/index.ts';
import { loggingMessages } from '../messages/index.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { useFinishing } from './use-finishing.ts';
import { useFinishForgotten } from './use-workout-actions.ts';

interface WorkoutProps {
  readonly workout: RecordEntry<'workouts'>;
}

/** The buttons that finish or discard a forgotten workout on a page that is not its own. Renders nothing for others. */
export function ForgottenActions({ workout }: WorkoutProps) {
  const forgotten = useForgottenWorkout(workout);
  const { title } = useWorkoutLabels(workout);
  const { ask, dialog } = useFinishing(workout, { finish: useFinishForgotten(workout.id) });
  const trashing = useTrashing();
  const navigate = useNavigate();
  if (forgotten === null) return null;
  const discard = () => trashing.moveToTrash({ key: recordKey('workouts', workout.id), title });
  const openWorkout = () => {
    dialog.onClose();
    void navigate(workoutLink(workout.id));
  };
  return (
    <>
      <Buttons forgotten={forgotten} onFinish={ask} onDiscard={discard} />
      <FinishDialog {...dialog} onBack={openWorkout} onDiscard={discard} />
    </>
  );
}

interface ForgottenNoticeProps extends WorkoutProps {
  readonly onFinish: () => void;
  readonly onDiscard: () => void;
}

/** Says on the page of a forgotten workout since when it runs, and offers to end it. Renders nothing for others. */
export function ForgottenNotice({ workout, ...actions }: ForgottenNoticeProps) {
  const m = useMessages(loggingMessages);
  const forgotten = useForgottenWorkout(workout);
  const since = useWorkoutSince()(workout.value);
  if (forgotten === null) return null;
  return (
    <Notice tone="warn" action={<Buttons forgotten={forgotten} {...actions} />}>
      {forgotten.hasSets ? m.forgotten({ since }) : m.forgottenEmpty({ since })}
    </Notice>
  );
}

type ButtonsProps = Omit<ForgottenNoticeProps, 'workout'> & { readonly forgotten: ForgottenWorkout };

function Buttons({ forgotten, onFinish, onDiscard }: ButtonsProps) {
  const m = useMessages(loggingMessages);
  useEffect(
    // what they do removes them; the page cannot receive focus until the dialog is gone, too
    () => () => void requestAnimationFrame(focusHeadingIfLost),
    [],
  );
  return (
    <Row gap={2} wrap>
      {forgotten.hasSets && <Button onPress={onFinish}>{m.finish}</Button>}
      <Button variant="quiet" onPress={onDiscard}>
        {m.discardWorkout}
      </Button>
    </Row>
  );
}
