import { Dumbbell, NotebookPen } from 'lucide-react';
import { useId } from 'react';
import { useWorkoutLabels, workoutHref } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { NoteName, noteHref } from '../notes/index.ts';
import type { RecordEntry } from '../replica/index.ts';
import { useMoment } from '../time/index.ts';
import { Link } from '../ui/link.tsx';
import { Heading, Text } from '../ui/text.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { overviewMessages } from './messages/index.ts';
import styles from './overview.module.css';
import type { NewestEntry } from './use-newest.ts';

export function Newest({ entries }: { readonly entries: readonly NewestEntry[] }) {
  const m = useMessages(overviewMessages);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.newest}>
      <Heading level={2} size={3} id={heading}>
        {m.recent}
      </Heading>
      <ul>
        {entries.map((entry) => (
          <li key={entry.record.key}>
            {entry.kind === 'note' ? (
              <NoteEntry note={entry.record} at={entry.at} />
            ) : (
              <WorkoutEntry workout={entry.record} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoteEntry({ note, at }: { readonly note: RecordEntry<'notes'>; readonly at: number }) {
  const m = useMessages(overviewMessages);
  const moment = useMoment();
  return (
    <Link variant="plain" href={noteHref(note.id)} className={styles.entry ?? ''}>
      <span className={styles.sign} data-accent="mind">
        <NotebookPen aria-hidden="true" />
        <VisuallyHidden>{m.note}</VisuallyHidden>
      </span>
      <span className={styles.words}>
        <Text as="span" personal lines={2} weight="medium">
          <NoteName note={note} />
        </Text>
        <Text as="span" size={2} tone="muted" numeric>
          {moment(at)}
        </Text>
      </span>
    </Link>
  );
}

function WorkoutEntry({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const m = useMessages(overviewMessages);
  const { title, when, what } = useWorkoutLabels(workout);
  return (
    <Link variant="plain" href={workoutHref(workout.id)} className={styles.entry ?? ''}>
      <span className={styles.sign} data-accent="body">
        <Dumbbell aria-hidden="true" />
        <VisuallyHidden>{m.workout}</VisuallyHidden>
      </span>
      <span className={styles.words}>
        <Text as="span" personal lines={2} weight="medium">
          {title}
        </Text>
        <Text as="span" size={2} tone="muted" numeric>
          {when}
        </Text>
        {what !== '' && (
          <Text as="span" size={2} tone="muted" numeric>
            {what}
          </Text>
        )}
      </span>
    </Link>
  );
}
