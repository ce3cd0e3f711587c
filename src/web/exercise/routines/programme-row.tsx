import { useMessages } from '../../language/index.ts';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Link } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import { routinesMessages } from './messages/index.ts';
import styles from './routines.module.css';
import { programmeHref, type RoutinesList } from './use-routines-route.ts';

export interface ProgrammeRowProps {
  readonly programme: RecordEntry<'programmes'>;
  readonly isOpen: boolean;
  readonly list: RoutinesList;
}

export function ProgrammeRow({ programme, isOpen, list }: ProgrammeRowProps) {
  const m = useMessages(routinesMessages);
  const when = useProgrammeLabels(programme);
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <Link
        variant="plain"
        className={styles.rowLink ?? ''}
        href={programmeHref(programme.id, list)}
        {...(isOpen && { 'aria-current': 'true' })}
      >
        <Text as="span" personal lines={1} weight="medium">
          {programme.value.name?.trim() || m.programme}
        </Text>
        <Text as="span" size={2} tone="muted" lines={1} numeric>
          {when}
        </Text>
      </Link>
    </li>
  );
}

/** Returns whether a programme is running and since when, as a label. */
export function useProgrammeLabels({ value }: RecordEntry<'programmes'>): string {
  const m = useMessages(routinesMessages);
  const { today } = useDocument();
  const { day } = useTimeFormat();
  const { startedOn, endedOn } = value;
  if (startedOn === undefined) return m.notStarted;
  if (startedOn > today()) return m.startsOn({ day: day(startedOn, today()) });
  if (endedOn !== undefined && endedOn < today()) return m.endedOn({ day: day(endedOn, today()) });
  return m.activeSince({ day: day(startedOn, today()) });
}
