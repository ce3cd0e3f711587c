import { idOf, type RecordKey } from '#domain/kernel/index.ts';
import type { TrainingHit } from '#domain/search/training/index.ts';
import {
  useActivityLabels,
  useCatalogue,
  useMeasureFormat,
  useMeasures,
  useSetInWords,
  useWorkoutLabels,
} from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { hitLink } from '../../links/exercise.ts';
import { noteLink, placeLink } from '../../links/notes.ts';
import { NoteName, useBeginning } from '../../notes/index.ts';
import { useTimesAsRead } from '../../reminders/index.ts';
import { type RecordEntry, useRecord } from '../../replica/index.ts';
import { Link } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import { searchMessages } from '../messages/index.ts';
import styles from './thread.module.css';
import type { ThreadEntry } from './use-thread.ts';

/** An entry of a thread: what it is, which leads to it, and in full what was written. */
export function EntryOfThread({ entry }: { readonly entry: ThreadEntry }) {
  switch (entry.kind) {
    case 'paragraph':
      return (
        <>
          <Link
            variant="quiet"
            touch
            className={styles.name ?? ''}
            {...placeLink(noteLink(entry.note.id), { kind: 'span', from: entry.from, to: entry.to })}
          >
            <NoteInThread note={entry.note} />
          </Link>
          <Written text={entry.text} />
        </>
      );
    case 'note':
      return <WholeNote note={entry.note} />;
    case 'training':
      return (
        <>
          <NameOfTraining hit={entry.hit} />
          {entry.texts.map(({ role, text, exercise }) => (
            <Written key={`${role} ${exercise} ${text}`} text={text} exercise={exercise} />
          ))}
        </>
      );
  }
}

function WholeNote({ note }: { readonly note: RecordEntry<'notes'> }) {
  const preview = useBeginning(note.id, true)?.preview ?? '';
  return (
    <>
      <Link variant="quiet" touch className={styles.name ?? ''} {...noteLink(note.id)}>
        <NoteInThread note={note} />
      </Link>
      {preview !== '' && <Written text={preview} />}
    </>
  );
}

interface WrittenProps {
  readonly text: string;
  /** The exercise that a remark in a workout is about. */
  readonly exercise?: RecordKey | undefined;
}

/** A daily note without a title is named after its day, which the heading above says already. */
function NoteInThread({ note }: { readonly note: RecordEntry<'notes'> }) {
  const m = useMessages(searchMessages);
  const { day, title } = note.value;
  return day !== undefined && !title?.trim() ? m.dailyNote : <NoteName note={note} />;
}

function Written({ text, exercise }: WrittenProps) {
  const catalogue = useCatalogue();
  const read = useTimesAsRead()(text);
  const name = exercise && catalogue.get(exercise)?.name;
  return (
    <Text personal multiline>
      {name ? `${name}: ${read}` : read}
    </Text>
  );
}

interface OfHit {
  readonly hit: TrainingHit;
}

function NameOfTraining({ hit }: OfHit) {
  switch (hit.kind) {
    case 'workout':
      return <WorkoutName hit={hit} />;
    case 'set':
      return <SetName hit={hit} />;
    case 'activity':
      return <ActivityName hit={hit} />;
    case 'measurement':
      return <MeasurementName hit={hit} />;
    case 'exercise':
      return null; // a thread has only what has a day
  }
}

function WorkoutName({ hit }: OfHit) {
  const { entry } = useRecord('workouts', idOf(hit.key));
  return entry === null ? null : <NameOfWorkout hit={hit} workout={entry} />;
}

function NameOfWorkout({ hit, workout }: OfHit & { readonly workout: RecordEntry<'workouts'> }) {
  const { title } = useWorkoutLabels(workout);
  return <Name hit={hit} parts={[title]} />;
}

function SetName({ hit }: OfHit) {
  const words = useSetInWords(idOf(hit.key), hit.set ?? '');
  return <Name hit={hit} parts={[words?.exercise ?? '', words?.figures ?? '']} />;
}

function ActivityName({ hit }: OfHit) {
  const labelsOf = useActivityLabels();
  const { entry } = useRecord('activities', idOf(hit.key));
  if (entry === null) return null;
  const { title, what } = labelsOf(entry.value);
  return <Name hit={hit} parts={[title, what]} />;
}

function MeasurementName({ hit }: OfHit) {
  const m = useMessages(searchMessages);
  const { valueLabels } = useMeasureFormat();
  const value = useRecord('measurements', idOf(hit.key)).entry?.value;
  const measure = useMeasures().find(({ id }) => id === value?.measure);
  const shown = value?.value && measure ? valueLabels(value.value, measure.dimension) : '';
  return <Name hit={hit} measure={value?.measure} parts={[measure?.name ?? m.oneOf.measurement, shown]} />;
}

interface NameProps extends OfHit {
  readonly measure?: string | undefined;
  readonly parts: readonly string[];
}

function Name({ hit, measure, parts }: NameProps) {
  const shown = parts.filter((part) => part !== '').join(' · ');
  return (
    <Link variant="quiet" touch className={styles.name ?? ''} {...hitLink(hit, measure)}>
      <span dir="auto">{shown}</span>
    </Link>
  );
}
