import { dailyNoteIdFor } from '#domain/notes/index.ts';
import type { Change } from '#sync/record/index.ts';
import type { NoteText, ShowcaseTexts } from './note-texts.ts';
import type { Records } from './records.ts';
import { weeks } from './training.ts';

/** Returns notebooks, the notes that are written out, and a daily note for four days in five. */
export function makeNotes(
  records: Records,
  texts: ShowcaseTexts,
): { readonly changes: readonly Change[]; readonly ids: NoteIds } {
  const createdAt = records.at(weeks * 7, 8);
  const names = [...new Set(texts.notes.map(({ notebook }) => notebook))];
  const notebooks = new Map(names.map((name) => [name, records.newId(createdAt)]));
  const changes: Change[] = names.map((name) =>
    records.record(['notebooks', notebooks.get(name) as string], createdAt, { name }),
  );
  const ids = new Map<string, string>();
  for (const each of texts.notes) {
    const id = records.newId(records.at(each.daysAgo, 7));
    ids.set(each.title, id);
    changes.push(writtenNote(records, id, each, notebooks.get(each.notebook) as string));
  }
  for (let daysAgo = weeks * 7; daysAgo > 1; daysAgo--)
    if (records.chance.happens(0.8)) changes.push(dailyNote(records, daysAgo, someLines(records, texts)));
  changes.push(dailyNote(records, 1, texts.yesterday));
  return { changes, ids };
}

/** The ids of the notes by title. */
export type NoteIds = ReadonlyMap<string, string>;

function writtenNote(
  records: Records,
  id: string,
  { title, daysAgo, pinned = false, text }: NoteText,
  notebook: string,
): Change {
  const ms = records.at(daysAgo, 7);
  return records.record(['notes', id], ms, { title, notebook, ...(pinned && { pinnedAt: ms }) }, text);
}

function dailyNote(records: Records, daysAgo: number, text: string): Change {
  const ms = records.at(daysAgo, 19);
  const day = records.dayOf(ms);
  return records.record(['notes', dailyNoteIdFor(day, new Set())], ms, { day }, text);
}

function someLines({ chance }: Records, { dailyLines }: ShowcaseTexts): string {
  const lines = Array.from({ length: 1 + chance.below(3) }, () => chance.pick(dailyLines));
  return `${[...new Set(lines)].join('\n\n')}\n\n![[training]]\n`;
}
