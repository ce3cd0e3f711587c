import type { TrainingSession } from '#domain/exercise/load/index.ts';
import { collectionOf, idOf, type RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { activityLink, workoutLink } from '../../links/exercise.ts';
import { useDayLabel } from '../../time/index.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Grid } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import { trainingLoadMessages } from './messages/index.ts';

interface IncompleteSessionsProps {
  /** Newest first. */
  readonly sessions: readonly TrainingSession[];
}

const maxListed = 12;

/**
 * Lists the sessions that the figures above omit. They had a load, but without an effort or a duration it is unknown.
 */
export function IncompleteSessions({ sessions }: IncompleteSessionsProps) {
  const m = useMessages(trainingLoadMessages);
  const dayLabel = useDayLabel();
  if (sessions.length === 0) return null;
  return (
    <Disclosure
      summary={
        <Text as="span" size={2} tone="warn">
          {m.incomplete({ count: sessions.length })}
        </Text>
      }
    >
      <Grid as="ul" minColumn={14}>
        {sessions.slice(0, maxListed).map(({ key, kind, day }) => (
          <li key={key}>
            <Link variant="quiet" touch {...linkOf(key)}>
              {m.sessionOn({ session: m[kind], day: dayLabel(day) })}
            </Link>
          </li>
        ))}
      </Grid>
    </Disclosure>
  );
}

function linkOf(key: RecordKey) {
  return collectionOf(key) === 'workouts' ? workoutLink(idOf(key)) : activityLink(idOf(key));
}
