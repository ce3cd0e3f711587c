import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type * as Y from 'yjs';
import { idOf, type RecordKey } from '#domain/kernel/index.ts';
import { dayOfNote } from '#domain/notes/index.ts';
import { untilCancelled } from '../../lifecycle/index.ts';
import { type DocumentActions, type RecordEntry, useDocument, useProfileData, useRecord } from '../../replica/index.ts';
import { filledTemplate, isUntouched, type TemplatedNote } from './filled-template.ts';

export interface DailyTemplate {
  /** The template's text with the day and the title filled in. */
  readonly text: string;
  readonly insert: () => void;
  readonly templateId: string;
}

/** Returns the initial content of a daily note while its body has never had content; null if there is none. */
export function useDailyTemplate(note: RecordEntry<'notes'>, text: Y.Text | null): DailyTemplate | null {
  const document = useDocument();
  const { dailyTemplate } = useProfileData().preferences;
  const isEmpty = useUntouched(text);
  // a new object whenever the template is edited, trashed or restored
  const { entry: source } = useRecord('notes', dailyTemplate === undefined ? '' : idOf(dailyTemplate));
  const [template, setTemplate] = useState<DailyTemplate | null>(null);
  const { id, inTrash: isInTrash } = note;
  const { title = '' } = note.value;
  const day = dayOfNote(id, note.value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the template again when its record changes
  useEffect(() => {
    setTemplate(null);
    if (day === null || dailyTemplate === undefined || !isEmpty || isInTrash) return;
    const preparing = prepare(document, dailyTemplate as RecordKey, { id, title, day });
    return untilCancelled(preparing, setTemplate, () => {}); // an unreadable template is not offered
  }, [document, dailyTemplate, source, id, title, day, isEmpty, isInTrash]);
  return isEmpty ? template : null;
}

async function prepare(document: DocumentActions, key: RecordKey, note: TemplatedNote): Promise<DailyTemplate | null> {
  const text = await filledTemplate(document, key, note);
  return text === '' ? null : { text, insert: await document.prepareTemplate(note.id, text), templateId: idOf(key) };
}

/** Returns whether a body has never had any content. A body that the user has emptied stays empty. */
function useUntouched(text: Y.Text | null): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      text?.observe(onChange);
      return () => text?.unobserve(onChange);
    },
    [text],
  );
  return useSyncExternalStore(subscribe, () => isUntouched(text));
}
