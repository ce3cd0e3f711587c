import { useMessages } from '../../language/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { Link } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import type { ActiveProgramme } from './active-programmes.ts';
import { routinesMessages } from './messages/index.ts';
import { StartDueButton, useReasonText, useRoutineNames } from './next-today.tsx';
import styles from './routines.module.css';
import { useActiveProgrammes } from './use-active-programmes.ts';
import { programmeHref } from './use-routines-route.ts';

/** Shows what is due today in the running programmes, in one or two lines each. */
export function DueToday() {
  const m = useMessages(routinesMessages);
  const active = useActiveProgrammes();
  if (active.length === 0) return null;
  return (
    <section className={styles.dueToday} data-accent="body" aria-label={m.today}>
      {active.map((each) => (
        <Due key={each.programme.id} {...each} />
      ))}
    </section>
  );
}

function Due({ programme, next }: ActiveProgramme<RecordEntry<'programmes'>>) {
  const m = useMessages(routinesMessages);
  const nameOf = useRoutineNames();
  const why = useReasonText(next);
  const isDue = next.code === 'due';
  const of = programme.value.name?.trim() || m.programme;
  return (
    <div className={styles.due}>
      <Link variant="quiet" href={programmeHref(programme.id)} className={styles.dueWords ?? ''}>
        <Text as="span" weight="medium" lines={1} personal>
          {isDue ? nameOf(next.day.routine) : of}
        </Text>
        <Text as="span" size={2} tone="muted" lines={2} personal>
          {isDue ? m.dueOf({ why, programme: of }) : why}
        </Text>
      </Link>
      {isDue && next.day.routine !== null && (
        <StartDueButton routine={next.day.routine} context={{ programme, day: next.day.id, week: next.week }} />
      )}
    </div>
  );
}
