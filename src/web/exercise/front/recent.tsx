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
import { frontMessages } from './messages/index.ts';
import { recentTraining } from './recent-training.ts';

const maxShown = 6;

/** The newest workouts and activities together. */
export function Recent() {
  const m = useMessages(frontMessages);
  const workouts = useRecords('workouts');
  const activities = useRecords('activities');
  const entries = useMemo(() => recentTraining({ workouts, activities }, maxShown), [workouts, activities]);
  if (entries.length === 0) return <NoTraining />;
  return (
    <Stack as="section" gap={2} aria-label={m.recent}>
      <Row gap={2} align="center" justify="between" wrap>
        <SectionHeading>{m.recent}</SectionHeading>
        <Link variant="quiet" touch tone="muted" {...workoutsLink('history')}>
          {m.history}
        </Link>
      </Row>
      <ul>
        {entries.map((entry) => (
          <li key={entry.record.key}>
            {entry.kind === 'workout' ? (
              <Link variant="row" {...workoutLink(entry.record.id)}>
                <Stack grow paddingY={3}>
                  <WorkoutRow workout={entry.record} />
                </Stack>
              </Link>
            ) : (
              <Link variant="row" {...activityLink(entry.record.id)}>
                <Stack grow paddingY={3}>
                  <ActivityRow activity={entry.record} />
                </Stack>
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
