import type { RecordOfExercise } from '#domain/exercise/records/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { RecordDay } from './record-day.tsx';
import { RecordLines } from './workout-records.tsx';

export interface RecordsOfDayProps {
  /** The personal records of one workout. */
  readonly made: readonly RecordOfExercise[];
}

/** The day of a workout, with a link to it, and its personal records. */
export function RecordsOfDay({ made }: RecordsOfDayProps) {
  const [first] = made;
  return (
    <Stack>
      {first !== undefined && <RecordDay record={first.record} place="alone" />}
      <RecordLines made={made} />
    </Stack>
  );
}
