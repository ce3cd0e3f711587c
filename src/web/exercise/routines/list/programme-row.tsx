import { useMessages } from '../../../language/index.ts';
import { programmeLink } from '../../../links/exercise.ts';
import type { RoutinesList } from '../../../links/exercise-search.ts';
import type { RecordEntry } from '../../../replica/index.ts';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { SecondaryText, Text } from '../../../ui/text.tsx';
import { routinesMessages } from '../messages/index.ts';
import { useProgrammeLabels } from '../plan/use-programme-labels.ts';
import styles from './list.module.css';

export interface ProgrammeRowProps {
  readonly programme: RecordEntry<'programmes'>;
  readonly isOpen: boolean;
  readonly list: RoutinesList;
}

export function ProgrammeRow({ programme, isOpen, list }: ProgrammeRowProps) {
  const m = useMessages(routinesMessages);
  const when = useProgrammeLabels(programme);
  return (
    <Row as="li" gap={1} align="center" className={styles.row} data-open={isOpen || undefined}>
      <Link
        variant="plain"
        className={styles.rowLink ?? ''}
        {...programmeLink(programme.id, list)}
        {...(isOpen && { 'aria-current': 'true' })}
      >
        <Text as="span" personal lines={1} weight="medium">
          {programme.value.name?.trim() || m.programme}
        </Text>
        <SecondaryText as="span" lines={1} numeric>
          {when}
        </SecondaryText>
      </Link>
    </Row>
  );
}
