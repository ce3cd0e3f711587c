import { lazy, Suspense } from 'react';
import { useMessages } from '../../language/index.ts';
import { BackLink, MissingRecord } from '../../records/index.ts';
import { useRecord } from '../../replica/index.ts';
import { StateView } from '../../ui/state-view.tsx';
import { workoutsLink } from '../link-targets.ts';
import { exerciseMessages } from '../messages/index.ts';
import { type WorkoutsList, workoutRoute } from '../routes.ts';
import { WorkoutView } from './workout-view.tsx';

const EarlierPane = lazy(() => import('../versions/versions-pane.tsx'));

/**
 * The open workout, or the reason why it cannot be shown. It is shown only once its content is loaded, since sets must
 * not be edited earlier.
 */
export function WorkoutPane({ id, list }: { readonly id: string; readonly list: WorkoutsList }) {
  const m = useMessages(exerciseMessages);
  const { state, entry } = useRecord('workouts', id);
  const isHistory = workoutRoute.useSearch().view === 'history';
  const isShown = state === 'here' || state === 'in-trash';
  return (
    <>
      <BackLink link={workoutsLink(list)}>{list === 'trash' ? m.trash : m.workouts}</BackLink>
      {isShown && entry !== null && !isHistory && <WorkoutView workout={entry} list={list} />}
      {isShown && entry !== null && isHistory && (
        <Suspense fallback={<StateView kind="loading" title={m.loading} />}>
          <EarlierPane workout={entry} list={list} />
        </Suspense>
      )}
      {state === 'loading' && <StateView kind="loading" title={m.loading} />}
      {(state === 'deleted' || state === 'not-here') && (
        <MissingRecord words={m} isDeleted={state === 'deleted'} list={workoutsLink('history')} />
      )}
    </>
  );
}
