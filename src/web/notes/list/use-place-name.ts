import { findNotebook } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { useRecords } from '../../replica/index.ts';
import { useNotebooks } from '../sidebar/use-notebooks.ts';
import { useTags } from '../tags/use-tags.ts';
import type { NotesList } from '../use-notes-place.ts';
import { listMessages } from './messages/index.ts';

/** What a list is called. */
export function usePlaceName(list: NotesList): string {
  const m = useMessages(listMessages);
  const notebooks = useNotebooks();
  const { spell } = useTags();
  const searches = useRecords('searches');
  if (typeof list === 'string') return m[list];
  if (list.kind === 'notebook') return findNotebook(notebooks, list.id)?.notebook.name || m.untitledNotebook;
  if (list.kind === 'tag') return `#${spell(list.tag, list.tag)}`;
  if (list.kind === 'search') return searches.find(({ id }) => id === list.id)?.value.name || m.results;
  return m.results;
}
