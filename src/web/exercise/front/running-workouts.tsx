import { useMessages } from '../../language/index.ts';
import { workoutLink } from '../../links/exercise.ts';
import { useRunningWorkouts } from '../../records/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Text } from '../../ui/text.tsx';
import { RunningTime, useWorkoutLabels } from '../workouts/index.ts';
import { frontMessages } from './messages/index.ts';

/** The workouts in progress, each with a link to resume it. Renders nothing if there are none. */
export function RunningWorkouts() {
  const running = useRunningWorkouts();
  return running.map((workout) => <Running key={workout.id} workout={workout} />);
}

function Running({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const m = useMessages(frontMessages);
  const { title } = useWorkoutLabels(workout);
  return (
    <Surface as="section" scale="large" look="accent" aria-label={m.inProgress}>
      <Row gap={3} align="center" justify="between" wrap>
        <Stack gap={0.5} basis={10}>
          <Text size={2} numeric>
            {m.inProgress} · <RunningTime workout={workout.value} />
          </Text>
          <Text personal lines={2} weight="strong" size={4}>
            {title}
          </Text>
        </Stack>
        <Link variant="primary" {...workoutLink(workout.id)}>
          {m.resume}
        </Link>
      </Row>
    </Surface>
  );
}
