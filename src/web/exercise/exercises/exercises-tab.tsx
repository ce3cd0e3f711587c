import { type ReactNode, Suspense } from 'react';
import { useMessages } from '../../language/index.ts';
import { SplitView } from '../../ui/split-view.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { ExercisesPane, libraryMessages, useExercisesRoute } from '../library/index.ts';
import ExercisePane from './exercise-pane.tsx';

export default function ExercisesTab(): ReactNode {
  const m = useMessages(libraryMessages);
  const { id, listing } = useExercisesRoute();
  return (
    <SplitView
      listLabel={m.exercises}
      list={<ExercisesPane key={listing.list} id={id} listing={listing} />}
      detailLabel={m.exercise}
      detail={
        id === null ? null : (
          <Suspense fallback={<StateView kind="loading" title={m.loading} />}>
            <ExercisePane key={id} id={id} />
          </Suspense>
        )
      }
      placeholder={<EmptyState title={m.nothingSelected} />}
    />
  );
}
