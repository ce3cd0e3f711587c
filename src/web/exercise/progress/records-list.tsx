import type { KnownExercise } from '#domain/exercise/index.ts';
import type { PersonalRecord, Standing } from '#domain/exercise/records/index.ts';
import { useMessages } from '../../language/index.ts';
import { Figures } from '../../ui/figures.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Table } from '../../ui/table.tsx';
import { SectionHeading } from '../../ui/text.tsx';
import { AwaitedText, OlderLoading } from './awaited.tsx';
import { BestFigure } from './best-figure.tsx';
import { recordKindLabel } from './figure-labels.ts';
import { progressMessages } from './messages/index.ts';
import styles from './progress.module.css';
import { RecordDay } from './record-day.tsx';
import { RecordValue } from './record-value.tsx';
import { useFigureLabels } from './use-figure-labels.ts';

interface RecordsListProps {
  readonly exercise: KnownExercise;
  readonly standing: Standing;
  /** Whether all workouts have been read. */
  readonly isWhole: boolean;
}

/** The current personal records: the best of each kind, and the most repetitions by load. */
export function RecordsList({ exercise, standing: { records }, isWhole }: RecordsListProps) {
  const m = useMessages(progressMessages);
  const labels = useFigureLabels(exercise);
  const { byLoad, single } = sorted(records, exercise.tracking);
  if (records.length === 0) return isWhole ? null : <AwaitedText>{m.loadingOlderWorkouts}</AwaitedText>;
  return (
    <Stack as="section" gap={4} className={styles.section} aria-label={m.records}>
      <SectionHeading>{m.records}</SectionHeading>
      {!isWhole && <OlderLoading />}
      <Figures minColumn={10} rowGap={2}>
        {single.map((record) => (
          <BestFigure key={`${record.kind} ${record.assisted}`} label={recordKindLabel(record, m)} record={record}>
            <RecordValue record={record} exercise={exercise} labels={labels} />
          </BestFigure>
        ))}
      </Figures>
      {byLoad.length > 0 && (
        <Table
          headings={[m.load, m.reps, m.date]}
          caption={m.repRecords}
          atEnd="last"
          numeric
          className={styles.table ?? ''}
        >
          {byLoad.map((record) => (
            <tr key={`${record.assisted} ${record.load}`}>
              <th scope="row">{labels.load(record.load ?? 0)}</th>
              <td>{record.value}</td>
              <td>
                <RecordDay record={record} />
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Stack>
  );
}

/** Sorts records by their presentation: repetitions by load form a table, and every other record is a single figure. */
function sorted(records: readonly PersonalRecord[], tracking: string) {
  const isByLoad = ({ kind }: PersonalRecord) => kind === 'reps' && tracking !== 'reps';
  return {
    byLoad: records.filter(isByLoad).toSorted((a, b) => (b.load ?? 0) - (a.load ?? 0)),
    single: firstOfEach(records.filter((record) => !isByLoad(record))),
  };
}

/** Returns only the overall best of each kind, for times and distances at several loads. */
function firstOfEach(records: readonly PersonalRecord[]): readonly PersonalRecord[] {
  const best = new Map<string, PersonalRecord>();
  for (const record of records) {
    const known = best.get(`${record.kind} ${record.assisted}`);
    if (known === undefined || record.value > known.value) best.set(`${record.kind} ${record.assisted}`, record);
  }
  return [...best.values()];
}
