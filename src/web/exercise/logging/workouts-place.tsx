import { lazy, type ReactNode, Suspense } from 'react';
import { useMessages } from '../../language/index.ts';
import { SplitView } from '../../ui/split-view.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { exerciseMessages } from '../messages/index.ts';
import { useExercisePlace } from '../use-exercise-place.ts';
import { WorkoutPane } from './workout-pane.tsx';
import { WorkoutsPane } from './workouts-pane.tsx';

const ExercisePane = lazy(() => import('../exercise-pane.tsx'));

/** The history of workouts, and the one that is open. */
export default function WorkoutsPlace(): ReactNode {
  const m = useMessages(exerciseMessages);
  const { id, exerciseId, list } = useExercisePlace();
  const detail = useDetail();
  return (
    <SplitView
      listLabel={list === 'trash' ? m.trash : m.history}
      list={<WorkoutsPane key={list} id={id} isPage={id === null && exerciseId === null} list={list} />}
      detailLabel={exerciseId === null ? m.workout : m.exercise}
      detail={detail}
      placeholder={
        <StateView kind="empty" title={m.choose}>
          {m.chooseText}
        </StateView>
      }
    />
  );
}

/** The exercise or the workout that the address names; null where it names none. */
function useDetail(): ReactNode | null {
  const m = useMessages(exerciseMessages);
  const { id, exerciseId, list } = useExercisePlace();
  if (exerciseId !== null) {
    return (
      <Suspense fallback={<StateView kind="loading" title={m.loading} />}>
        <ExercisePane key={exerciseId} id={exerciseId} />
      </Suspense>
    );
  }
  return id === null ? null : <WorkoutPane key={id} id={id} list={list} />;
}
