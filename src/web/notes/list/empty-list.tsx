import { findNotebook } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { importLink } from '../../links/import.ts';
import type { NotesList } from '../../links/notes-list.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/state-view.tsx';
import { useNotebooks } from '../model/index.ts';
import { listMessages } from './messages/index.ts';

export function EmptyList({ list }: { readonly list: NotesList }) {
  const m = useMessages(listMessages);
  const notebooks = useNotebooks();
  const empty = (title: string, text: string) => <EmptyState title={title}>{text}</EmptyState>;
  if (list === 'pinned') return empty(m.emptyPinned, m.emptyPinnedText);
  if (list === 'archive') return empty(m.emptyArchive, m.emptyArchiveText);
  if (list === 'trash') return empty(m.trashEmpty, m.trashEmptyText);
  if (list === 'today') return empty(m.emptyToday, m.emptyTodayText);
  if (typeof list === 'object' && list.kind === 'tag') return empty(m.emptyTag, m.emptyTagText);
  if (typeof list === 'object' && list.kind === 'notebook') {
    const isHere = findNotebook(notebooks, list.id) !== null;
    return isHere ? empty(m.emptyNotebook, m.emptyNotebookText) : empty(m.noNotebook, m.noNotebookText);
  }
  if (typeof list === 'object') return empty(m.noSearch, m.noSearchText);
  return (
    <EmptyState
      title={m.empty}
      action={<ButtonLink {...importLink}>{m.import}</ButtonLink>}
      example={`${m.emptyExampleLabel}: “${m.emptyExample}”`}
    >
      {m.emptyText}
    </EmptyState>
  );
}
