import { CalendarClock, Ellipsis, Play, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { importLink } from '../../import/link-targets.ts';
import { useMessages } from '../../language/index.ts';
import { ListActions, ListHead, useRowHeight, useScrollRestoration } from '../../records/index.ts';
import { type RecordEntry, useDocumentReady, useRecords } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import styles from '../exercise.module.css';
import { workoutLink, workoutsLink } from '../link-targets.ts';
import { exerciseMessages } from '../messages/index.ts';
import type { WorkoutsList } from '../routes.ts';
import { LogPastWorkout } from './log-past-workout.tsx';
import { useStartWorkout } from './use-workout-actions.ts';
import { WorkoutRow } from './workout-row.tsx';
import { workoutsInList } from './workouts-in-list.ts';

export interface WorkoutsPaneProps {
  readonly id: string | null;
  /** Whether the list is the whole page, with no workout open beside it. */
  readonly isPage: boolean;
  readonly list: WorkoutsList;
}

export function WorkoutsPane({ id, isPage, list }: WorkoutsPaneProps) {
  const m = useMessages(exerciseMessages);
  const isReady = useDocumentReady();
  const records = useRecords('workouts');
  const workouts = useMemo(() => workoutsInList(records, list), [records, list]);
  const listed = `workouts ${list}`;
  const keptScroll = useScrollRestoration(listed, workouts.length > 0);
  const rowHeight = useRowHeight(6.75);
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
            <Menu
              label={m.moreOptions}
              trigger={<IconButton icon={<Ellipsis />} label={m.moreOptions} isDisabled={!isReady} />}
            >
              <MenuItem icon={<CalendarClock />} onAction={() => setLoggingPast(true)}>
                {m.logPast}
              </MenuItem>
              <MenuItem icon={<Trash2 />} link={workoutsLink('trash')}>
                {m.openTrash}
              </MenuItem>
            </Menu>
          </ListActions>
        )}
      </ListHead>
      {isLoggingPast && <LogPastWorkout onClose={() => setLoggingPast(false)} />}
      <div ref={keptScroll} className={styles.listBody}>
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
      </div>
    </>
  );
}

function NoWorkouts() {
  const m = useMessages(exerciseMessages);
  return (
    <StateView
      kind="empty"
      title={m.empty}
      action={
        <Link variant="button" {...importLink}>
          {m.import}
        </Link>
      }
    >
      <p>{m.emptyText}</p>
      <p className={styles.example}>
        {m.emptyExampleLabel}: {m.emptyExample}
      </p>
    </StateView>
  );
}

function EmptyTrash() {
  const m = useMessages(exerciseMessages);
  return (
    <StateView kind="empty" title={m.trashEmpty}>
      {m.trashEmptyText}
    </StateView>
  );
}
