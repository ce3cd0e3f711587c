import { Suspense } from 'react';
import { useMessages } from '../../language/index.ts';
import { workoutsLink } from '../../links/exercise.ts';
import type { WorkoutsList } from '../../links/exercise-search.ts';
import { RecordPane } from '../../records/index.ts';
import { StateView } from '../../ui/state-view.tsx';
import { exerciseMessages } from '../messages/index.ts';
import { workoutRoute } from '../navigation/routes.ts';
import { VersionsPane } from '../versions/index.ts';
import { WorkoutView } from './workout-view.tsx';

/** The open workout, or its history. */
export function WorkoutPane({ id, list }: { readonly id: string; readonly list: WorkoutsList }) {
  const m = useMessages(exerciseMessages);
  const isHistory = workoutRoute.useSearch().view === 'history';
  return (
    <RecordPane
      collection="workouts"
      id={id}
      words={m}
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
