import type { ReactNode } from 'react';
import { hasNoTime } from '#domain/exercise/history/index.ts';
import { countRecords } from '#domain/exercise/records/index.ts';
import { fromSi } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { SecondaryText } from '../../ui/text.tsx';
import type { KnownWorkoutRecords } from '../progress/index.ts';
import { useLoadUnit } from '../quantities/index.ts';
import { durationOf } from '../workouts/index.ts';
import { loggingMessages } from './messages/index.ts';
import styles from './workout.module.css';

export interface SummaryFiguresProps {
  readonly workout: RecordEntry<'workouts'>;
  readonly sets: { readonly done: number; readonly all: number };
  /** The number of exercises with a completed set. */
  readonly exercises: number;
  /** Null until all workouts have been read. */
  readonly records: KnownWorkoutRecords | null;
}

export function SummaryFigures({ workout, sets, exercises, records }: SummaryFiguresProps) {
  const l = useMessages(loggingMessages);
  const { count, duration } = useTimeFormat();
  const unit = useLoadUnit();
  const lasted = durationOf(workout.value);
  const volume = records?.volume;
  return (
    <>
      <dl className={styles.figures}>
        {lasted !== null && <Figure name={l.duration}>{hasNoTime(workout.value) ? l.noTime : duration(lasted)}</Figure>}
        <Figure name={l.exercises}>{count(exercises)}</Figure>
        <Figure name={l.sets}>{l.doneOf({ done: count(sets.done), all: count(sets.all) })}</Figure>
        {volume === undefined && <Figure name={l.volume}>…</Figure>}
        {volume !== undefined && volume.kilograms > 0 && (
          <Figure name={l.volume}>
            {count(Math.round(fromSi(volume.kilograms, unit)))} {unit}
          </Figure>
        )}
        <Figure name={l.personalRecords}>{records === null ? '…' : count(countRecords(records.made))}</Figure>
      </dl>
      {volume?.isPartial === true && <SecondaryText>{l.volumeWithoutBody}</SecondaryText>}
    </>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
