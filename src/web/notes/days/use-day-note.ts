import { useMemo } from 'react';
import type { LocalDay } from '#domain/kernel/index.ts';
import { type PreviewLine, type PreviewSize, previewLines } from '#domain/notes/markdown/index.ts';
import { useTimesAsRead } from '../../reminders/index.ts';
import { type RecordEntry, useDeletedIds, useDocument, useRecord } from '../../replica/index.ts';
import { type ReadFromBody, useReadBody } from '../model/index.ts';

/** Returns the id of a day's note, and the note if it exists and is not in the trash. */
export function useDayNote(day: LocalDay): { readonly id: string; readonly note: RecordEntry<'notes'> | null } {
  const document = useDocument();
  // A daily note that was deleted permanently is followed by one with another id.
  const deleted = useDeletedIds('notes');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id depends on the deleted notes
  const id = useMemo(() => document.dailyNoteId(day), [document, day, deleted]);
  const { entry } = useRecord('notes', id);
  return { id, note: entry === null || entry.inTrash ? null : entry };
}

/** Returns the first lines of a note as they are read, updated at each edit; null while its body is being read. */
export function useFirstLines(id: string): readonly PreviewLine[] | null {
  const asRead = useTimesAsRead();
  const lines = useReadBody(id, readFirstLines);
  return lines?.map((line) => ({ ...line, text: asRead(line.text) })) ?? null;
}

const size: PreviewSize = { lines: 5, length: 200 };

function readFirstLines(content: string): ReadFromBody<readonly PreviewLine[]> {
  return { value: previewLines(content, size), readTo: Number.POSITIVE_INFINITY };
}
