import type { KnownExercise } from '#domain/exercise/index.ts';
import { type PersonalRecord, type RecordOfExercise, recordsByExercise } from '#domain/exercise/records/index.ts';
import { useMessages } from '../../language/index.ts';
import { exerciseLink } from '../../links/exercise.ts';
import { Button } from '../../ui/button.tsx';
import { Grid, PlainList, Row, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Popover } from '../../ui/popover.tsx';
import { SecondaryText, SectionHeading, Text } from '../../ui/text.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { previousLabel, recordKindLabel } from './figure-labels.ts';
import { progressMessages } from './messages/index.ts';
import styles from './progress.module.css';
import { RecordDetails } from './record-details.tsx';
import { RecordValue } from './record-value.tsx';
import { useFigureLabels } from './use-figure-labels.ts';

interface RecordsProps {
  readonly made: readonly RecordOfExercise[];
}

/** The personal records in the summary of a workout. Renders nothing if there are none. */
export function WorkoutRecords({ made }: RecordsProps) {
  const m = useMessages(progressMessages);
  if (made.length === 0) return null;
  return (
    <Stack as="section" gap={4} className={styles.section} aria-label={m.records}>
      <SectionHeading>{m.records}</SectionHeading>
      <RecordLines made={made} />
    </Stack>
  );
}

/** One line per exercise with its greatest record, which opens the others. */
export function RecordLines({ made }: RecordsProps) {
  const catalogue = useCatalogue();
  return (
    <PlainList gap={2}>
      {recordsByExercise(made).map(({ exercise: key, records: [greatest, ...others] }) => {
        const exercise = catalogue.get(key);
        return exercise === undefined ? null : (
          <Grid key={key} as="li" columns="auto-end" gap={3} rowGap={0} align="center">
            <RecordLine exercise={exercise} greatest={greatest} others={others} />
          </Grid>
        );
      })}
    </PlainList>
  );
}

interface RecordLineProps {
  readonly exercise: KnownExercise;
  readonly greatest: PersonalRecord;
  readonly others: readonly PersonalRecord[];
}

function RecordLine({ exercise, greatest, others }: RecordLineProps) {
  const m = useMessages(progressMessages);
  const labels = useFigureLabels(exercise);
  const { previous } = greatest;
  return (
    <>
      <Link variant="quiet" touch {...exerciseLink(exercise.id)}>
        <Text as="span" weight="medium" personal lines={2}>
          {exercise.name}
        </Text>
      </Link>
      <Row as="span" numeric justify="end">
        <RecordValue record={greatest} exercise={exercise} labels={labels} />
      </Row>
      <SecondaryText as="span">
        {recordKindLabel(greatest, m)}
        {previous !== null &&
          ` · ${m.previous({ value: previousLabel({ ...greatest, value: previous }, labels, exercise.tracking) })}`}
      </SecondaryText>
      {others.length > 0 && (
        <Row justify="end" bleedEnd={4}>
          <Popover
            label={m.records}
            trigger={<Button variant="quiet">{m.moreRecords({ count: others.length })}</Button>}
          >
            <RecordDetails exercise={exercise} records={others} />
          </Popover>
        </Row>
      )}
    </>
  );
}
