import { useMessages } from '../../../language/index.ts';
import { routineLink } from '../../../links/exercise.ts';
import type { RoutinesList } from '../../../links/exercise-search.ts';
import type { RecordEntry } from '../../../replica/index.ts';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { SecondaryText, Text } from '../../../ui/text.tsx';
import { RoutineMenu } from '../actions/routine-menu.tsx';
import { routinesMessages } from '../messages/index.ts';
import { useRoutineLabels } from '../plan/use-routine-labels.ts';
import styles from './list.module.css';

export interface RoutineRowProps {
  readonly routine: RecordEntry<'routines'>;
  /** The routines among which this one can be moved. */
  readonly siblings: readonly RecordEntry<'routines'>[];
  readonly list: RoutinesList;
  readonly isOpen: boolean;
}

/** A row for a routine, with its exercises and a menu of actions. */
export function RoutineRow({ routine, siblings, list, isOpen }: RoutineRowProps) {
  const m = useMessages(routinesMessages);
  const what = useRoutineLabels(routine);
  return (
    <Row as="li" gap={1} align="center" className={styles.row} data-open={isOpen || undefined}>
      <Link
        variant="plain"
        className={styles.rowLink ?? ''}
        {...routineLink(routine.id, list)}
        {...(isOpen && { 'aria-current': 'true' })}
      >
        <Text as="span" personal lines={1} weight="medium">
          {routine.value.name?.trim() || m.routine}
        </Text>
        <SecondaryText as="span" lines={1} personal>
          {what}
        </SecondaryText>
      </Link>
      {list !== 'trash' && <RoutineMenu routine={routine} siblings={siblings} />}
    </Row>
  );
}
