import { useMemo } from 'react';
import { useMessages } from '../../language/index.ts';
import { activityLink, workoutLink, workoutsLink } from '../../links/exercise.ts';
import { importLink } from '../../links/import.ts';
import { useRecords } from '../../replica/index.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/state-view.tsx';
import { SectionHeading } from '../../ui/text.tsx';
import { ActivityRow } from '../endurance/index.ts';
import { WorkoutRow } from '../workouts/index.ts';
import styles from './front.module.css';
import { frontMessages } from './messages/index.ts';
import { recentTraining } from './recent-training.ts';

const mostShown = 6;

/** The newest workouts and activities together. */
export function Recent() {
  const m = useMessages(frontMessages);
  const workouts = useRecords('workouts');
  const activities = useRecords('activities');
  const entries = useMemo(() => recentTraining({ workouts, activities }, mostShown), [workouts, activities]);
  if (entries.length === 0) return <NoTraining />;
  return (
    <Stack as="section" gap={2} aria-label={m.recent}>
      <Row gap={2} align="center" justify="between" wrap>
        <SectionHeading>{m.recent}</SectionHeading>
        <Link variant="quiet" className={styles.headLink ?? ''} {...workoutsLink('history')}>
          {m.history}
        </Link>
      </Row>
      <ul>
        {entries.map((entry) => (
          <li key={entry.record.key}>
            {entry.kind === 'workout' ? (
              <Link variant="plain" className={styles.entry ?? ''} {...workoutLink(entry.record.id)}>
                <WorkoutRow workout={entry.record} />
              </Link>
            ) : (
              <Link variant="plain" className={styles.entry ?? ''} {...activityLink(entry.record.id)}>
                <ActivityRow activity={entry.record} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function NoTraining() {
  const m = useMessages(frontMessages);
  return (
    <EmptyState title={m.empty} action={<ButtonLink {...importLink}>{m.import}</ButtonLink>}>
      {m.emptyText}
    </EmptyState>
  );
}
