import { useMemo } from 'react';
import { useMessages } from '../../language/index.ts';
import { PageHeading, ScrollPage } from '../../page/index.ts';
import { PlainList, Stack } from '../../ui/layout.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { SectionHeading } from '../../ui/text.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { useTraining } from '../training-data/index.ts';
import { allAskedExercises } from './asked-exercise.ts';
import { ExerciseCharts } from './exercise-charts.tsx';
import { progressMessages } from './messages/index.ts';
import styles from './progress.module.css';
import { RecordsOfDay } from './records-of-day.tsx';
import { StrengthScores } from './strength-scores.tsx';
import { useOneRepMaxMethod } from './use-one-rep-max-method.ts';

/** Training progress: charts of an exercise, strength scores and the latest personal records. */
export default function ProgressPage() {
  const m = useMessages(progressMessages);
  return (
    <ScrollPage as="article" inset gap={8}>
      <PageHeading>{m.progress}</PageHeading>
      <ExerciseCharts />
      <StrengthScores />
      <NewestRecords />
    </ScrollPage>
  );
}

const maxShown = 100;

function NewestRecords() {
  const m = useMessages(progressMessages);
  const method = useOneRepMaxMethod();
  const catalogue = useCatalogue();
  const exercises = useMemo(() => allAskedExercises(catalogue), [catalogue]);
  const known = useTraining({ about: 'newestRecords', exercises, method, most: maxShown });
  // while only the newest workouts have been read, a result that merely repeats an older one would count as a record
  if (known?.isWhole !== true) return <StateView kind="loading" title={m.loading} />;
  if (known.value.length === 0) {
    return <EmptyState title={m.noRecords}>{m.noRecordsText}</EmptyState>;
  }
  return (
    <Stack as="section" gap={4} className={styles.section} aria-label={m.newest}>
      <SectionHeading>{m.newest}</SectionHeading>
      <PlainList gap={2}>
        {Array.from(
          Map.groupBy(known.value, ({ record }) => record.workout),
          ([workout, made]) => (
            <li key={workout}>
              <RecordsOfDay made={made} />
            </li>
          ),
        )}
      </PlainList>
    </Stack>
  );
}
