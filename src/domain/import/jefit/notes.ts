import { readFileText } from '../../notes/index.ts';
import { type CsvRow, cellReader } from '../csv/index.ts';
import type { NoteDraft } from '../draft/index.ts';
import { uniqueIds } from '../lifting/index.ts';
import { noonOf, unixTimeIn, wallTimeIn } from '../times/index.ts';
import type { Backup } from './backup.ts';

const columns = {
  id: ['_id'],
  exercise: ['eid'],
  text: ['mynote'],
  title: ['title'],
  date: ['mydate'],
  time: ['logTime'],
} as const;

/** Reads notes about exercises. */
export function* notesOf({ notes, logs }: Backup): Generator<NoteDraft> {
  const { cell, text } = cellReader(notes.header, columns);
  const exercises = exerciseNames(logs);
  const uniqueId = uniqueIds();
  for (const row of notes.rows) {
    const { text: written, lineEnd, bom } = readFileText(text(row, 'text'));
    if (written.trim() === '' && cell(row, 'title') === '') continue;
    const date = cell(row, 'date');
    const exercise = exercises.get(cell(row, 'exercise'));
    yield {
      kind: 'note',
      sourceId: uniqueId(`note ${cell(row, 'id') || date}`),
      origin: notes.originOf(row),
      title: cell(row, 'title') || (exercise ?? ''),
      text: [written],
      marks: { lineEnd, bom },
      notebook: [],
      tags: [],
      aliases: [],
      createdAt: unixTimeIn(cell(row, 'time')) ?? noonOf(date) ?? wallTimeIn(date),
      editedAt: null,
      day: null,
      isPinned: false,
      isArchived: false,
      isTrashed: false,
      isTemplate: false,
      properties: exercise === undefined ? {} : { exercise },
    };
  }
}

/** Returns the names of exercises by their ids, which only the logs say. */
function exerciseNames(logs: Backup['logs']): ReadonlyMap<string, string> {
  if (logs === null) return new Map();
  const { cell } = cellReader(logs.header, { id: ['eid'], name: ['ename'] });
  const named = (row: CsvRow) => cell(row, 'id') !== '' && cell(row, 'name') !== '';
  return new Map(logs.rows.filter(named).map((row) => [cell(row, 'id'), cell(row, 'name')]));
}
