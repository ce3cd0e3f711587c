import { type DayOfInstant, dayEntryOf } from '#domain/journal/index.ts';
import type { LocalDay, RecordKey } from '#domain/kernel/index.ts';
import type { AnswerRow } from '#domain/search/answer-language/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { noteTitle } from '../model/index.ts';

export interface FoundNotesNaming {
  readonly dayOf: DayOfInstant;
  readonly dayName: (day: LocalDay) => string;
  /** The note in which the answer is: the words of its own line do not count as a result. */
  readonly except: RecordKey | null;
}

/** Returns the notes with some ids as the rows of an answer, with their day and their name. */
export function rowsOfNotes(
  notes: readonly RecordEntry<'notes'>[],
  ids: ReadonlySet<string>,
  { dayOf, dayName, except }: FoundNotesNaming,
): readonly AnswerRow[] {
  return notes
    .filter(({ id, key }) => ids.has(id) && key !== except)
    .map((each) => ({
      kind: 'note',
      key: each.key,
      set: null,
      day: dayEntryOf(each, dayOf)?.day ?? null,
      at: each.value.createdAt ?? 0,
      title: noteTitle(each.value, dayName, null) ?? '',
      exercise: null,
      figures: {},
    }));
}
