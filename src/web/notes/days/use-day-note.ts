import { useMemo, useSyncExternalStore } from 'react';
import type { LocalDay } from '#domain/kernel/index.ts';
import { type PreviewLine, type PreviewSize, previewLines } from '#domain/notes/markdown/index.ts';
import { type RecordEntry, useBody, useDeletedIds, useDocument, useRecord } from '../../replica/index.ts';

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

const size: PreviewSize = { lines: 5, length: 200 };

/** Returns the first lines of a note, updated at each edit; null while its body is being read. */
export function useFirstLines(id: string): readonly PreviewLine[] | null {
  const { text } = useBody('notes', id);
  const followed = useMemo(() => (text === null ? nothing : followFirstLines(text)), [text]);
  return useSyncExternalStore(followed.subscribe, followed.read);
}

type Body = NonNullable<ReturnType<typeof useBody>['text']>;

interface Followed {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly read: () => readonly PreviewLine[] | null;
}

const nothing: Followed = { subscribe: () => () => {}, read: () => null };

function followFirstLines(text: Body): Followed {
  let lines = previewLines(text.toString(), size);
  return {
    read: () => lines,
    subscribe: (onChange) => {
      const observer = () => {
        lines = previewLines(text.toString(), size);
        onChange();
      };
      observer();
      text.observe(observer);
      return () => text.unobserve(observer);
    },
  };
}
