import { useNavigate } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import type { Workout } from '#domain/exercise/index.ts';
import {
  hasPlace,
  type PastValue,
  pastValue,
  standsNow,
  takeBack,
  valuesReplacedSince,
} from '#domain/exercise/logging/index.ts';
import {
  type History,
  HistoryFrame,
  historyMessages,
  type Restoring,
  StatesList,
  type SupersededValue,
  useHistory,
  useNeighbours,
  useRestoring,
  useVersion,
  useVersionMoment,
  VersionHead,
  VersionProblem,
} from '../../history/index.ts';
import { useMessages } from '../../language/index.ts';
import { workoutHistoryLink, workoutLink } from '../../links/exercise.ts';
import type { WorkoutsList } from '../../links/exercise-search.ts';
import { Notice } from '../../page/index.ts';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { PlainList, Row, Stack } from '../../ui/layout.tsx';
import type { LinkTarget } from '../../ui/link-target.ts';
import { StateView } from '../../ui/state-view.tsx';
import { Heading, SecondaryText, Text } from '../../ui/text.tsx';
import { type Change, changeWithUndo } from '../editing/index.ts';
import { workoutRoute } from '../navigation/routes.ts';
import { useWorkoutLabels } from '../workouts/index.ts';
import { earlierMessages } from './messages/index.ts';
import { usePastLabels } from './use-past-labels.ts';

export interface EarlierPaneProps {
  readonly workout: RecordEntry<'workouts'>;
  readonly list: WorkoutsList;
}

/** The history of a workout: values that another device overwrote, and versions of the whole workout. */
export default function EarlierPane({ workout, list }: EarlierPaneProps) {
  const m = useMessages(earlierMessages);
  const h = useMessages(historyMessages);
  const { title } = useWorkoutLabels(workout);
  const history = useHistory('workouts', workout.id);
  const { version = null } = workoutRoute.useSearch();
  const taking = useTakeBack(workout.id);
  const back = { link: workoutLink(workout.id, list), label: m.backToWorkout };
  const linkOf = (id?: string) => workoutHistoryLink(workout.id, list, id);
  return (
    <HistoryFrame title={title} back={back} listOfVersions={linkOf()} version={version} history={history}>
      {workout.inTrash && <Text tone="muted">{m.inTrash}</Text>}
      {taking.failure !== null && <Notice tone="warn">{h[taking.failure]}</Notice>}
      {version === null ? (
        <StatesList
          history={history}
          linkOf={linkOf}
          superseded={(state) =>
            pastValue(state.path, state.value) === null ? null : (
              <Superseded workout={workout} state={state} taking={taking} />
            )
          }
        />
      ) : (
        <Version key={version} workout={workout} id={version} history={history} linkOf={linkOf} taking={taking} />
      )}
    </HistoryFrame>
  );
}

interface SupersededProps {
  readonly workout: RecordEntry<'workouts'>;
  readonly state: SupersededValue;
  readonly taking: TakingBack;
}

function Superseded({ workout, state, taking }: SupersededProps) {
  const m = useMessages(earlierMessages);
  const moment = useVersionMoment();
  const past = pastValue(state.path, state.value);
  if (past === null) return null;
  return <PastRow workout={workout} past={past} why={m.replacedByOther(moment(state.replacedAt))} taking={taking} />;
}

interface VersionProps {
  readonly workout: RecordEntry<'workouts'>;
  readonly id: string;
  readonly history: History;
  readonly linkOf: (version: string) => LinkTarget;
  readonly taking: TakingBack;
}

/** The values of a version that differ from the current ones. */
function Version({ workout, id, history, linkOf, taking }: VersionProps) {
  const m = useMessages(earlierMessages);
  const h = useMessages(historyMessages);
  const loading = useVersion('workouts', workout.id, id);
  const { value, error } = loading;
  const around = useNeighbours(id, history);
  const replaced = value === null ? [] : valuesReplacedSince(value, workout.leaves);
  return (
    <>
      <VersionHead {...around} linkOf={linkOf} />
      <VersionProblem history={history} version={loading} />
      {value === null && error === null && <StateView kind="loading" title={h.loading} />}
      {value !== null && replaced.length === 0 && <Text>{m.unchanged}</Text>}
      {replaced.length > 0 && (
        <Stack as="section" gap={3} aria-labelledby="replaced-since">
          <Heading level={3} size={3} id="replaced-since">
            {m.replacedSince}
          </Heading>
          <PlainList gap={4}>
            {replaced.map((past) => (
              <li key={past.path}>
                <PastRow workout={workout} past={past} why={null} taking={taking} />
              </li>
            ))}
          </PlainList>
        </Stack>
      )}
    </>
  );
}

interface PastRowProps {
  readonly workout: RecordEntry<'workouts'>;
  readonly past: PastValue;
  /** Why the value was replaced; null if the text above already says so. */
  readonly why: string | null;
  readonly taking: TakingBack;
}

/**
 * An earlier value of a workout: which field it was in, what that field contains now, and a button to restore the
 * value.
 */
function PastRow({ workout, past, why, taking }: PastRowProps) {
  const m = useMessages(earlierMessages);
  const { where, was, now } = usePastLabels(workout, past);
  const stands = standsNow(past, workout.leaves);
  const canStand = hasPlace(past, workout.leaves);
  return (
    <Row gap={4} rowGap={2} align="center" justify="between" wrap>
      <Stack gap={1} basis={14}>
        <Text personal weight="medium">
          {where}
        </Text>
        <Text personal numeric>
          {was}
        </Text>
        <SecondaryText personal numeric>
          {stands ? m.isCurrent : now === null ? m.nothingNow : m.nowValue({ value: now })}
        </SecondaryText>
        {why !== null && <SecondaryText>{why}</SecondaryText>}
        {!canStand && <SecondaryText>{m.notRestorable}</SecondaryText>}
      </Stack>
      {!stands && canStand && !workout.inTrash && (
        <Button
          icon={<RotateCcw />}
          isPending={taking.isPending}
          aria-label={m.restoreOf({ where, value: was })}
          onPress={() => taking.takeBack(past, m.restored({ where, value: was }))}
        >
          {m.restore}
        </Button>
      )}
    </Row>
  );
}

interface TakingBack extends Pick<Restoring, 'isPending' | 'failure'> {
  readonly takeBack: (past: PastValue, doneWords: string) => void;
}

/**
 * Returns a function that restores an earlier value of a workout and opens the workout. It first stores the current
 * state as a version.
 */
function useTakeBack(workoutId: string): TakingBack {
  const document = useDocument();
  const navigate = useNavigate();
  const { restore, ...restoring } = useRestoring('workouts', workoutId);
  const change: Change<Workout> = (edit) => document.changeRecord('workouts', workoutId, edit);
  return {
    ...restoring,
    takeBack: (past, message) =>
      restore(() => {
        changeWithUndo(change, message, (draft) => takeBack(draft, past));
        void navigate(workoutLink(workoutId));
      }),
  };
}
