import { exercise, knownExercises } from '../exercise/index.ts';
import { trainingLines, withWrittenTraining } from '../journal/as-text/index.ts';
import type { StoredRecord } from '../journal/index.ts';
import { idOf, inTrash, isErased, type LocalDay, readRecord } from '../kernel/index.ts';
import type { Collection } from '../user-document.ts';
import type { ExportedRecord } from './exported-account.ts';
import { dayOfRecord, type Snapshot } from './snapshot.ts';
import type { Survey } from './survey.ts';

/** Returns the text of a note with the training that it shows as a list, for readers without this app. */
export type WithTraining = (record: ExportedRecord) => string;

/**
 * Reads the training of the days that notes show. In an export of selected records, the notes keep their embeds,
 * because the training of the day may not be selected.
 */
export async function trainingInNotes(snapshot: Snapshot, survey: Survey, isWhole: boolean): Promise<WithTraining> {
  const days = isWhole ? snapshot.shownDays : new Set<LocalDay>();
  const linesByDay = days.size === 0 ? new Map<LocalDay, readonly string[]>() : await linesOf(days, snapshot, survey);
  return (record) =>
    withWrittenTraining(record.text ?? '', {
      noteDay: dayOfRecord(record),
      linesOf: (day) => linesByDay.get(day) ?? null,
      keepsEmbed: true,
    });
}

async function linesOf(
  days: ReadonlySet<LocalDay>,
  snapshot: Snapshot,
  { nameOf }: Survey,
): Promise<ReadonlyMap<LocalDay, readonly string[]>> {
  const recordsByDay = new Map(Array.from(days, (day): [LocalDay, StoredRecord[]] => [day, []]));
  for (const collection of trainingCollections)
    for await (const { key, leaves } of snapshot.records(collection))
      recordsByDay.get(leaves.get('day')?.value as LocalDay)?.push({ key, leaves });
  const names = {
    exercises: knownExercises(await exercisesIn(snapshot)),
    measureName: (id: string) => nameOf(`measures/${id}`),
  };
  return new Map(Array.from(recordsByDay, ([day, records]) => [day, trainingLines(day, records, names)]));
}

const trainingCollections: readonly Collection[] = ['workouts', 'activities', 'measurements'];

async function exercisesIn(snapshot: Snapshot) {
  const exercises = [];
  for await (const { key, leaves } of snapshot.records('exercises')) {
    const { value } = readRecord(exercise, leaves);
    exercises.push({ id: idOf(key), value, inTrash: inTrash(leaves), isErased: isErased(leaves) });
  }
  return exercises;
}
