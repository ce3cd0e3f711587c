import { CalendarClock, Play, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { workoutLink, workoutsLink } from '../../links/exercise.ts';
import type { WorkoutsList } from '../../links/exercise-search.ts';
import { importLink } from '../../links/import.ts';
import {
  ListActions,
  ListHead,
  OlderRecords,
  useOpenFirst,
  useRowHeight,
  useScrollRestoration,
} from '../../records/index.ts';
import { type RecordEntry, useListReady, useRecords } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Column } from '../../ui/layout.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { MenuItem, MoreMenu } from '../../ui/menu.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { EmptyTrash } from '../editing/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { useStartWorkout, WorkoutRow, workoutsInList } from '../workouts/index.ts';
import { LogPastWorkout } from './log-past-workout.tsx';

export interface WorkoutsPaneProps {
  readonly id: string | null;
  /** Whether the list is the whole page, with no workout open beside it. */
  readonly isPage: boolean;
  readonly list: WorkoutsList;
}

export function WorkoutsPane({ id, isPage, list }: WorkoutsPaneProps) {
  const m = useMessages(exerciseMessages);
  const records = useRecords('workouts');
  const workouts = useMemo(() => workoutsInList(records, list), [records, list]);
  const isReady = useListReady(workouts);
  const listed = `workouts ${list}`;
  const keptScroll = useScrollRestoration(listed, workouts.length > 0);
  const rowHeight = useRowHeight(6.75);
  const first = isPage && isReady && list === 'history' ? workouts[0] : undefined;
  useOpenFirst(first === undefined ? null : { key: first.key, link: workoutLink(first.id) });
  const start = useStartWorkout();
  const [isLoggingPast, setLoggingPast] = useState(false);
  return (
    <>
      <ListHead isPage={isPage} heading={list === 'trash' ? m.trash : m.workouts}>
        {list === 'trash' ? (
          <Link variant="quiet" {...workoutsLink('history')}>
            {m.toList}
          </Link>
        ) : (
          <ListActions>
            <Button variant="primary" icon={<Play />} isDisabled={!isReady} onPress={start}>
              {m.startWorkout}
            </Button>
            <MoreMenu label={m.moreOptions} isDisabled={!isReady}>
              <MenuItem icon={<CalendarClock />} onAction={() => setLoggingPast(true)}>
                {m.logPast}
              </MenuItem>
              <MenuItem icon={<Trash2 />} link={workoutsLink('trash')}>
                {m.openTrash}
              </MenuItem>
            </MoreMenu>
          </ListActions>
        )}
      </ListHead>
      {isLoggingPast && <LogPastWorkout onClose={() => setLoggingPast(false)} />}
      <Column ref={keptScroll}>
        {isReady ? (
          <VirtualList
            label={list === 'trash' ? m.trash : m.workouts}
            items={workouts}
            listed={listed}
            textOf={({ value }) => value.title ?? value.day ?? m.workout}
            linkOf={(workout) => workoutLink(workout.id, list)}
            {...(id !== null && { currentId: id })}
            rowHeight={rowHeight}
            empty={list === 'trash' ? <EmptyTrash /> : <NoWorkouts />}
          >
            {(workout: RecordEntry<'workouts'>) => <WorkoutRow workout={workout} />}
          </VirtualList>
        ) : (
          <StateView kind="loading" title={m.loading} />
        )}
        {isReady && <OlderRecords>{m.readingOlder}</OlderRecords>}
      </Column>
    </>
  );
}

function NoWorkouts() {
  const m = useMessages(exerciseMessages);
  return (
    <EmptyState
      title={m.empty}
      example={`${m.emptyExampleLabel}: ${m.emptyExample}`}
      action={<ButtonLink {...importLink}>{m.import}</ButtonLink>}
    >
      {m.emptyText}
    </EmptyState>
  );
}
