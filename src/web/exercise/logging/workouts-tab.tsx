import type { ReactNode } from 'react';
import { useMessages } from '../../language/index.ts';
import { SplitView } from '../../ui/split-view.tsx';
import { EmptyState } from '../../ui/state-view.tsx';
import { exerciseMessages } from '../messages/index.ts';
import { useWorkoutsRoute } from './use-workouts-route.ts';
import { WorkoutPane } from './workout-pane.tsx';
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
      placeholder={<EmptyState title={m.choose}>{m.chooseText}</EmptyState>}
    />
  );
}
