import { ClipboardList, Clock, Flag, History, Repeat, Watch } from 'lucide-react';
import { memo, Suspense, useCallback, useState } from 'react';
import { isRunning } from '#domain/exercise/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { workoutHistoryLink } from '../../links/exercise.ts';
import { ReadTitle, TitleField } from '../../records/index.ts';
import { assign, type RecordEntry } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { DeleteItem, MenuItem, MoreMenu } from '../../ui/menu.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { EditButton, type EditMode } from '../editing/index.ts';
import { DayLink } from '../mentions/index.ts';
import { SaveAsRoutine, useHasRoutine } from '../routines/index.ts';
import { RunningTime, useForgottenWorkout } from '../workouts/index.ts';
import { useSaveFit } from './finish/use-save-fit.ts';
import type { WorkoutActions } from './finish/use-workout-actions.ts';
import { WorkoutDetailsSheet } from './finish/workout-details.tsx';
import { useLog } from './log/log-context.ts';
import type { SetCounts } from './log/set-counts.ts';
import { loggingMessages } from './messages/index.ts';

interface WorkoutHeadProps {
  readonly workout: RecordEntry<'workouts'>;
  /** The title that the user gave it, else a name for it. */
  readonly name: string;
  /** Whether the title is a field. */
  readonly isForm: boolean;
  /** Null if the workout is not both read and edited. */
  readonly mode: EditMode | null;
  readonly when: string;
  readonly sets: SetCounts;
  /** Whether the workout can be saved as a routine. */
  readonly canSave: boolean;
  readonly actions: () => WorkoutActions;
  /** Finishes the workout while it is running, as the button at the end of the page does. */
  readonly onFinish: () => void;
  readonly onEnter: () => void;
}

/** The title of a workout, when it was, and what can be done with it as a whole. */
export function WorkoutHead(props: WorkoutHeadProps) {
  const { workout, name, when, sets, canSave } = props;
  const m = useMessages(loggingMessages);
  const { count } = useTimeFormat();
  const [isShowingDetails, setShowingDetails] = useState(false);
  const showDetails = useCallback(() => setShowingDetails(true), []);
  const [isSaving, setSaving] = useState(false);
  const save = useCallback(() => setSaving(true), []);
  const saveFit = useSaveFit(workout);
  const isForgotten = useForgottenWorkout(workout) !== null;
  const canSaveFit = !isRunning(workout.value) && sets.done > 0;
  const tags = Object.entries(workout.value.tags);
  return (
    <Stack as="header" gap={1}>
      <TitleRow
        id={workout.id}
        day={workout.value.day}
        title={workout.value.title ?? ''}
        name={name}
        isForm={props.isForm}
        mode={props.mode}
        isInProgress={isRunning(workout.value)}
        isReadOnly={workout.inTrash}
        hasRoutine={useHasRoutine(workout)}
        actions={props.actions}
        onDetails={showDetails}
        onSaveAsRoutine={canSave ? save : null}
        onSaveAsFit={canSaveFit ? saveFit : null}
        onFinish={props.onFinish}
        onEnter={props.onEnter}
      />
      <SecondaryText numeric>
        {when}
        {isRunning(workout.value) && (
          <>
            {!isForgotten && (
              <>
                {' · '}
                <RunningTime workout={workout.value} />
              </>
            )}
            {sets.all > 0 &&
              ` · ${(sets.isByClock ? m.intervalsDone : m.setsDone)({ done: count(sets.done), all: sets.all })}`}
          </>
        )}
      </SecondaryText>
      {tags.length > 0 && <SecondaryText personal>{tags.map(([, name]) => `#${name}`).join(' ')}</SecondaryText>}
      {isShowingDetails && <WorkoutDetailsSheet workout={workout} onClose={() => setShowingDetails(false)} />}
      {isSaving && (
        <Suspense>
          <SaveAsRoutine workout={workout} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

interface TitleRowProps extends Pick<WorkoutHeadProps, 'isForm' | 'mode' | 'actions' | 'onFinish' | 'onEnter'> {
  readonly id: string;
  readonly day: LocalDay | undefined;
  readonly title: string;
  readonly name: string;
  readonly isInProgress: boolean;
  readonly isReadOnly: boolean;
  /** Whether it is from a routine that still exists. */
  readonly hasRoutine: boolean;
  readonly onDetails: () => void;
  /** Null if the workout cannot be saved as a routine. */
  readonly onSaveAsRoutine: (() => void) | null;
  /** Null while the workout is running, and without a completed set. */
  readonly onSaveAsFit: (() => void) | null;
}

const TitleRow = memo(function TitleRow(props: TitleRowProps) {
  const { day, title, isReadOnly, mode, onEnter } = props;
  const log = useLog();
  const m = useMessages(loggingMessages);
  return (
    <Row gap={2} rowGap={1} align="start" justify="between" wrap>
      <Stack basis={9}>
        {props.isForm ? (
          <TitleField
            label={m.title}
            value={title}
            placeholder={m.workout}
            isReadOnly={isReadOnly}
            onChange={(typed) => log.change(assign({ title: typed === '' ? undefined : typed }))}
            onEnter={onEnter}
          />
        ) : (
          <ReadTitle>{props.name}</ReadTitle>
        )}
      </Stack>
      <Row gap={2} bleedEnd={3}>
        {mode !== null && <EditButton mode={mode} />}
        <DayLink day={day} />
        {!isReadOnly && <WorkoutMenu {...props} />}
      </Row>
    </Row>
  );
});

/** What can be done with a workout as a whole. */
function WorkoutMenu(props: TitleRowProps) {
  const { id, isInProgress, hasRoutine, actions, onDetails, onSaveAsRoutine, onSaveAsFit } = props;
  const m = useMessages(loggingMessages);
  return (
    <MoreMenu label={m.more}>
      {isInProgress && (
        <MenuItem icon={<Flag />} onAction={props.onFinish}>
          {m.finish}
        </MenuItem>
      )}
      <MenuItem icon={<Clock />} onAction={onDetails}>
        {m.details}
      </MenuItem>
      {!isInProgress && (
        <MenuItem icon={<Repeat />} onAction={() => actions().again()}>
          {hasRoutine ? m.repeatAsLastTime : m.repeat}
        </MenuItem>
      )}
      {onSaveAsRoutine !== null && (
        <MenuItem icon={<ClipboardList />} onAction={onSaveAsRoutine}>
          {m.saveAsRoutine}
        </MenuItem>
      )}
      {onSaveAsFit !== null && (
        <MenuItem icon={<Watch />} description={m.saveAsFitText} onAction={onSaveAsFit}>
          {m.saveAsFit}
        </MenuItem>
      )}
      <MenuItem icon={<History />} link={workoutHistoryLink(id)}>
        {m.versionHistory}
      </MenuItem>
      <DeleteItem onAction={() => actions().moveToTrash()}>
        {isInProgress ? m.discardWorkout : m.moveToTrash}
      </DeleteItem>
    </MoreMenu>
  );
}
