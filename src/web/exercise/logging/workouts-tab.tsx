import { useParams } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useMessages } from '../../language/index.ts';
import { workoutsLink } from '../../links/exercise.ts';
import type { WorkoutsList } from '../../links/exercise-search.ts';
import { RecordPane } from '../../records/index.ts';
import { SplitView } from '../../ui/split-view.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { exerciseMessages } from '../messages/index.ts';
import { workoutRoute, workoutsRoute } from '../navigation/routes.ts';
import { VersionsPane } from '../versions/index.ts';
import { WorkoutView } from './workout-view.tsx';
import { WorkoutsPane } from './workouts-pane.tsx';

export default function WorkoutsTab(): ReactNode {
  const m = useMessages(exerciseMessages);
  const { id, list } = useWorkoutsRoute();
  return (
    <SplitView
      listLabel={list === 'trash' ? m.trash : m.workouts}
      list={<WorkoutsPane key={list} id={id} isPage={id === null} list={list} />}
      detailLabel={m.workout}
      detail={id === null ? null : <WorkoutPane key={id} id={id} list={list} />}
      placeholder={<EmptyState title={m.nothingSelected} />}
    />
  );
}

interface WorkoutsRoute {
  readonly id: string | null;
  readonly list: WorkoutsList;
}

function useWorkoutsRoute(): WorkoutsRoute {
  const id = useParams({ from: workoutRoute.id, shouldThrow: false })?.id ?? null;
  const { list = 'history' } = workoutsRoute.useSearch();
  return { id, list };
}

/** The open workout, or its history. */
function WorkoutPane({ id, list }: { readonly id: string; readonly list: WorkoutsList }) {
  const m = useMessages(exerciseMessages);
  const isHistory = workoutRoute.useSearch().view === 'history';
  return (
    <RecordPane
      collection="workouts"
      id={id}
      labels={m}
      back={workoutsLink(list)}
      backLabel={list === 'trash' ? m.trash : m.workouts}
      list={workoutsLink('history')}
    >
      {(workout) =>
        isHistory ? (
          <Suspense fallback={<StateView kind="loading" title={m.loading} />}>
            <VersionsPane workout={workout} list={list} />
          </Suspense>
        ) : (
          <WorkoutView workout={workout} list={list} />
        )
      }
    </RecordPane>
  );
}
