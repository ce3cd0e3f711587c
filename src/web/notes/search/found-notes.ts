import { type DayOfInstant, dayEntryOf } from '#domain/journal/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import type { AnswerRow } from '#domain/search/answer-language/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { noteTitle } from '../note-title.ts';

/** Returns the notes with some ids as the rows of an answer, with their day and their name. */
export function rowsOfNotes(
  notes: readonly RecordEntry<'notes'>[],
  ids: ReadonlySet<string>,
  { dayOf, dayName }: { readonly dayOf: DayOfInstant; readonly dayName: (day: LocalDay) => string },
): readonly AnswerRow[] {
  return notes
    .filter(({ id }) => ids.has(id))
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
