import { useMatches, useParams } from '@tanstack/react-router';
import { RestTimer, RunningTime, useWorkoutLabels, workoutRoute } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { workoutLink } from '../links/exercise.ts';
import type { RecordEntry } from '../replica/index.ts';
import { Stack } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import { shellMessages } from './messages/index.ts';

interface RunningBarProps {
  readonly workout: RecordEntry<'workouts'>;
}

/** A link to the running workout, with its rest timer. It is hidden on the workout's own page. */
export default function RunningBar({ workout }: RunningBarProps) {
  const open = useParams({ from: workoutRoute.id, shouldThrow: false })?.id;
  const isShown = useMatches({ select: (matches) => matches.some((match) => match.staticData.showsRunningWorkout) });
  if (open === workout.id) return null;
  if (isShown && workout.value.timer === undefined) return null;
  return <Bar workout={workout} />;
}

function Bar({ workout }: RunningBarProps) {
  const m = useMessages(shellMessages);
  const { title } = useWorkoutLabels(workout);
  return (
    <Stack as="section" gap={2} data-accent="body" aria-label={m.currentWorkout}>
      <Link variant="row" {...workoutLink(workout.id)}>
        <Text as="span" personal lines={1} grow weight="medium">
          {title}
        </Text>
        <SecondaryText as="span" numeric>
          <RunningTime workout={workout.value} />
        </SecondaryText>
      </Link>
      <RestTimer workout={workout} />
    </Stack>
  );
}
