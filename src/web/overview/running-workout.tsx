import { Suspense } from 'react';
import { ForgottenActions, InProgress, useWorkoutLabels } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { workoutLink } from '../links/exercise.ts';
import type { RecordEntry } from '../replica/index.ts';
import { Row, Stack } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import { Text } from '../ui/text.tsx';
import { overviewMessages } from './messages/index.ts';
import styles from './overview.module.css';

export function RunningWorkout({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const m = useMessages(overviewMessages);
  const { title } = useWorkoutLabels(workout);
  return (
    <Row
      as="section"
      gap={4}
      paddingX={4}
      paddingY={4}
      align="center"
      justify="between"
      wrap
      className={styles.running}
      data-accent="body"
      aria-label={m.inProgress}
    >
      <Stack basis={10}>
        <Link variant="plain" {...workoutLink(workout.id)}>
          <Stack as="span" gap={0.5}>
            <Text as="span" size={2} numeric>
              <InProgress workout={workout} />
            </Text>
            <Text as="span" personal lines={2} weight="strong" size={4}>
              {title}
            </Text>
          </Stack>
        </Link>
      </Stack>
      <Link variant="primary" {...workoutLink(workout.id)}>
        {m.resume}
      </Link>
      <Suspense>
        <ForgottenActions workout={workout} />
      </Suspense>
    </Row>
  );
}
