import { type LocalDay, readRecord, recordKey } from '#domain/kernel/index.ts';
import { note } from '#domain/notes/index.ts';
import type { RecordEntry } from '../../replica/index.ts';

const emptyNote = readRecord(note, new Map()).value;

/** Returns a placeholder for a daily note that does not exist yet. Nothing is stored until the user types. */
export function noteToBe(id: string, day: LocalDay): RecordEntry<'notes'> {
  return { id, key: recordKey('notes', id), value: { ...emptyNote, day }, leaves: new Map(), inTrash: false };
}
