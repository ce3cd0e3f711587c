import { knownExercises } from '#domain/exercise/index.ts';
import {
  trainingDaysIn,
  trainingLines,
  type WrittenTraining,
  withWrittenTraining,
} from '#domain/journal/as-text/index.ts';
import type { StoredRecord } from '#domain/journal/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import { loadTranslatedNames } from '../../exercise/index.ts';
import type { DocumentActions } from '../../replica/index.ts';

type DocumentToRead = Pick<DocumentActions, 'records' | 'openRecord' | 'reader'>;

/** Replaces each embed of training in a text by a list of what was done. */
export async function writeTraining(
  document: DocumentToRead,
  text: string,
  how: Pick<WrittenTraining, 'noteDay' | 'keepsEmbed'>,
): Promise<string> {
  const nameById = new Map(document.records('measures').map(({ id, value }) => [id, value.name ?? '']));
  const names = {
    exercises: knownExercises(document.records('exercises'), undefined, await loadTranslatedNames()),
    measureName: (id: string) => nameById.get(id) ?? '',
  };
  const linesByDay = new Map<LocalDay, readonly string[]>();
  for (const day of trainingDaysIn(text, how.noteDay))
    linesByDay.set(day, trainingLines(day, await recordsOf(document, day), names));
  return withWrittenTraining(text, { ...how, linesOf: (day) => linesByDay.get(day) ?? null });
}

/** Returns the records of a day with all their leaves. The sets of its workouts are loaded first. */
async function recordsOf(document: DocumentToRead, day: LocalDay): Promise<readonly StoredRecord[]> {
  const listed = [
    ...document.records('workouts'),
    ...document.records('activities'),
    ...document.records('measurements'),
  ].filter(({ leaves }) => leaves.get('day')?.value === day);
  for (const { key } of listed) await document.openRecord(key);
  return listed.flatMap(({ key }) => {
    const state = document.reader.state(key);
    return state === undefined ? [] : { key, leaves: state.fields };
  });
}
