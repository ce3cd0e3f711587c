import { hasNoTime } from '#domain/exercise/history/index.ts';
import type { WorkoutExercise } from '#domain/exercise/index.ts';
import { isDone, setsNotDone } from '#domain/exercise/logging/index.ts';
import { fromSi, type RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import type { RecordEntry } from '../../../replica/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { SecondaryText } from '../../../ui/text.tsx';
import { useCatalogue } from '../../catalogue/index.ts';
import { countRecordMarks, type KnownWorkoutRecords } from '../../progress/index.ts';
import { useLoadUnit } from '../../quantities/index.ts';
import { durationOf } from '../../workouts/index.ts';
import type { SetCounts } from '../log/set-counts.ts';
import { loggingMessages } from '../messages/index.ts';

export interface SummaryFiguresProps {
  readonly workout: RecordEntry<'workouts'>;
  readonly sets: SetCounts;
  readonly exercises: readonly WorkoutExercise[];
  /** Null until all workouts have been read. */
  readonly records: KnownWorkoutRecords | null;
  /** Whether the number of records is one of the figures. It is not where they are named below. */
  readonly hasRecords?: boolean;
}

export function SummaryFigures({ workout, sets, exercises, records, hasRecords = true }: SummaryFiguresProps) {
  const l = useMessages(loggingMessages);
  const { count, duration } = useTimeFormat();
  const unit = useLoadUnit();
  const lasted = durationOf(workout.value);
  const volume = records?.volume;
  const made = hasRecords ? records && countRecordMarks(records, exercises) : 0;
  return (
    <>
      <Figures minColumn={8.5} rowGap={3} short>
        {lasted !== null && (
          <Figure label={l.duration} value={hasNoTime(workout.value) ? l.noTime : duration(lasted)} />
        )}
        <Figure label={l.exercises} value={count(trainedIn(exercises).size)} />
        <Figure
          label={sets.isByClock ? l.intervals : l.sets}
          value={l.doneOf({ done: count(sets.done), all: count(sets.all) })}
        />
        {volume === undefined && <Figure label={l.volume} value="…" />}
        {volume !== undefined && volume.kilograms > 0 && (
          <Figure label={l.volume} value={`${count(Math.round(fromSi(volume.kilograms, unit)))} ${unit}`} />
        )}
        {made !== 0 && <Figure label={l.personalRecords} value={made === null ? '…' : count(made)} />}
      </Figures>
      <NotDone exercises={exercises} isByClock={sets.isByClock} />
      {volume?.isPartial === true && <SecondaryText>{l.volumeWithoutBody}</SecondaryText>}
    </>
  );
}

/** Returns the exercises with a completed set, each once. */
function trainedIn(exercises: readonly WorkoutExercise[]): ReadonlySet<string | undefined> {
  return new Set(exercises.filter(({ sets }) => sets.some(isDone)).map(({ exercise }) => exercise.exercise));
}

interface NotDoneProps extends Pick<SummaryFiguresProps, 'exercises'>, Pick<SetCounts, 'isByClock'> {}

/** Names the sets or intervals that were not completed. Renders nothing if there are none. */
function NotDone({ exercises, isByClock }: NotDoneProps) {
  const l = useMessages(loggingMessages);
  const { count } = useTimeFormat();
  const catalogue = useCatalogue();
  const named = setsNotDone(exercises).map(({ exercise, open, all }) => {
    const name = catalogue.get(exercise as RecordKey)?.name ?? l.unknownExercise;
    return l.openOf({ name, open: count(open), all: count(all) });
  });
  if (named.length === 0) return null;
  const names = named.join(', ');
  return (
    <SecondaryText personal>
      {isByClock ? l.intervalsNotDone({ intervals: names }) : l.notDone({ sets: names })}
    </SecondaryText>
  );
}
