import { pastValue, valuesReplacedSince } from '#domain/exercise/logging/index.ts';
import {
  type History,
  HistoryFrame,
  historyMessages,
  StatesList,
  type SupersededValue,
  useHistory,
  useNeighbours,
  useVersion,
  useVersionMoment,
  VersionHead,
  VersionProblem,
} from '../../history/index.ts';
import { useMessages } from '../../language/index.ts';
import { workoutHistoryLink, workoutLink } from '../../links/exercise.ts';
import type { WorkoutsList } from '../../links/exercise-search.ts';
import { Notice } from '../../page/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { PlainList, Stack } from '../../ui/layout.tsx';
import type { LinkTarget } from '../../ui/link-target.ts';
import { StateView } from '../../ui/state-view.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { workoutRoute } from '../navigation/routes.ts';
import { useWorkoutLabels } from '../workouts/index.ts';
import { earlierMessages } from './messages/index.ts';
import { PastRow } from './past-row.tsx';
import { type TakingBack, useTakeBack } from './use-take-back.ts';

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
