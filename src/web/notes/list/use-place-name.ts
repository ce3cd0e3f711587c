import { useMessages } from '../../language/index.ts';
import type { NotesList } from '../../links/notes-list.ts';
import { useRecords } from '../../replica/index.ts';
import { useTags } from '../tags/index.ts';
import { listMessages } from './messages/index.ts';

export function usePlaceName(list: NotesList): string {
  const m = useMessages(listMessages);
  const notebooks = useRecords('notebooks');
  const { spell } = useTags();
  const searches = useRecords('searches');
  if (list === 'archive') return m.archiveFolder;
  if (typeof list === 'string') return m[list];
  // also finds notebooks in the trash
  if (list.kind === 'notebook') return notebooks.find(({ id }) => id === list.id)?.value.name || m.untitledNotebook;
  if (list.kind === 'tag') return `#${spell(list.tag, list.tag)}`;
  if (list.kind === 'search') return searches.find(({ id }) => id === list.id)?.value.name || m.results;
  return m.results;
}
