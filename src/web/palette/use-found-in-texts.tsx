import { FileText } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useMessages } from '../language/index.ts';
import { useFoundRows, useSearch } from '../notes/index.ts';
import { useTimesAsRead } from '../reminders/index.ts';
import { useTimeFormat } from '../time/index.ts';
import type { PaletteItem } from '../ui/command-list.tsx';
import { paletteMessages } from './messages/index.ts';

/** The maximum number of results. */
const most = 4;

/**
 * Returns the notes whose texts match best, each with the place that does.
 *
 * @param byName the ids of the items that were found by name
 */
export function useFoundInTexts(query: string, byName: ReadonlySet<string>): readonly PaletteItem[] {
  const m = useMessages(paletteMessages);
  const { wholeDay } = useTimeFormat();
  const asRead = useTimesAsRead();
  const asked = useDeferredValue(query); // names are found at once, and must not wait for what the worker finds
  const { state } = useSearch(asked).search;
  const rows = useFoundRows(state);
  if (state.kind !== 'found' || state.query.text !== query) return [];
  return rows
    .flatMap(({ id, hit, note: { value } }): readonly PaletteItem[] => {
      const [snippet] = hit.snippets;
      const itemId = `notes/${id}`;
      if (snippet === undefined || byName.has(itemId)) return [];
      const label = value.title?.trim() || (value.day === undefined ? m.untitled : wholeDay(value.day));
      return [{ id: itemId, label, icon: <FileText />, about: asRead(snippet.text) }];
    })
    .slice(0, most);
}
