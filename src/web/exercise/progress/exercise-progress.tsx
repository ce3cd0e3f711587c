import { useState } from 'react';
import type { KnownExercise } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { type TimeRange, TimeRangeToggle } from '../charts/index.ts';
import { AwaitedText } from './awaited.tsx';
import { FigureCharts } from './figure-charts.tsx';
import { progressMessages } from './messages/index.ts';
import styles from './progress.module.css';
import { RecordsList } from './records-list.tsx';
import { useProgressInRange } from './use-progress.ts';

/**
 * The personal records and the progress of an exercise. Renders nothing before the exercise was first done. Callers
 * must set its `key` to the exercise.
 */
export function ExerciseProgress({ exercise }: { readonly exercise: KnownExercise }) {
  const m = useMessages(progressMessages);
  const { known, range, setRange } = useProgressInRange(exercise, useState<TimeRange | null>(null));
  if (known === null) return <AwaitedText>{m.loading}</AwaitedText>;
  const { standing } = known.value;
  return (
    <>
      <RecordsList exercise={exercise} standing={standing} isWhole={known.isWhole} />
      {standing.sessions > 0 && (
        <Stack as="section" gap={4} className={styles.section} aria-label={m.progress}>
          <TimeRangeToggle value={range} onChange={setRange} />
          <FigureCharts exercise={exercise} progress={known.value} />
        </Stack>
      )}
    </>
  );
}
