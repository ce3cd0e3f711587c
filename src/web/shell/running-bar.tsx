import { useLocation } from '@tanstack/react-router';
import { RestTimer, RunningTime, useWorkoutLabels, workoutHref } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import type { RecordEntry } from '../replica/index.ts';
import { Link } from '../ui/link.tsx';
import { Text } from '../ui/text.tsx';
import { shellMessages } from './messages/index.ts';
import styles from './shell.module.css';

interface RunningBarProps {
  readonly workout: RecordEntry<'workouts'>;
}

/** The pages that show the running workout themselves. */
const showsRunning = new Set(['/dashboard', '/dashboard/overview', '/dashboard/exercise']);

/** A link to the running workout, with its rest timer. It is hidden on the workout's own page. */
export default function RunningBar({ workout }: RunningBarProps) {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  if (path === workoutHref(workout.id)) return null;
  if (showsRunning.has(path) && workout.value.timer === undefined) return null;
  return <Bar workout={workout} />;
}

function Bar({ workout }: RunningBarProps) {
  const m = useMessages(shellMessages);
  const { title } = useWorkoutLabels(workout);
  return (
    <section className={styles.runningBar} data-accent="body" aria-label={m.currentWorkout}>
      <Link variant="plain" className={styles.runningLink ?? ''} href={workoutHref(workout.id)}>
        <Text as="span" personal lines={1} weight="medium">
          {title}
        </Text>
        <Text as="span" size={2} tone="muted" numeric>
          <RunningTime workout={workout.value} />
        </Text>
      </Link>
      <RestTimer workout={workout} />
    </section>
  );
}
