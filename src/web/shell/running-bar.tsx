import { useMatches, useParams } from '@tanstack/react-router';
import { Dumbbell } from 'lucide-react';
import { Suspense } from 'react';
import {
  ForgottenActions,
  InProgress,
  IntervalTimer,
  RestTimer,
  useIntervals,
  useWorkoutLabels,
  workoutRoute,
} from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { workoutLink } from '../links/exercise.ts';
import type { RecordEntry } from '../replica/index.ts';
import { Row, Stack } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import { RoundIcon } from '../ui/round-icon.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import { shellMessages } from './messages/index.ts';

interface RunningBarProps {
  readonly workout: RecordEntry<'workouts'>;
}

/**
 * The running workout with its clock, a way back to it, and its rest timer. It is hidden on the workout's own page, and
 * has the timer alone on pages that show the workout.
 */
export default function RunningBar({ workout }: RunningBarProps) {
  const open = useParams({ from: workoutRoute.id, shouldThrow: false })?.id;
  const isShown = useMatches({ select: (matches) => matches.some((match) => match.staticData.showsRunningWorkout) });
  const [intervals] = useIntervals();
  if (open === workout.id) return null;
  if (isShown && workout.value.timer === undefined && intervals === null) return null;
  return <Bar workout={workout} isTimerOnly={isShown} />;
}

function Bar({ workout, isTimerOnly }: RunningBarProps & { readonly isTimerOnly: boolean }) {
  const m = useMessages(shellMessages);
  const { title } = useWorkoutLabels(workout);
  return (
    <Stack as="section" gap={2} data-accent="body" aria-label={m.currentWorkout}>
      {!isTimerOnly && (
        <Row gap={3} align="center" wrap>
          <RoundIcon>
            <Dumbbell />
          </RoundIcon>
          <Stack grow basis={6}>
            <Text personal lines={1} weight="medium">
              {title}
            </Text>
            <SecondaryText lines={1} numeric>
              <InProgress workout={workout} />
            </SecondaryText>
          </Stack>
          <Link variant="primary" {...workoutLink(workout.id)}>
            {m.resume}
          </Link>
        </Row>
      )}
      {!isTimerOnly && (
        <Suspense fallback={null}>
          <ForgottenActions workout={workout} />
        </Suspense>
      )}
      <IntervalTimer workout={workout} />
      <RestTimer workout={workout} />
    </Stack>
  );
}
