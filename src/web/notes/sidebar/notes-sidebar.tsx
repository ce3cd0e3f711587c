import {
  Archive,
  Bell,
  CalendarDays,
  CalendarRange,
  LayoutTemplate,
  ListChecks,
  NotebookText,
  Pin,
  Trash2,
  Unlink,
} from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useMessages } from '../../language/index.ts';
import { journalLink } from '../../links/journal.ts';
import { listLink } from '../../links/notes.ts';
import type { NotesList } from '../../links/notes-list.ts';
import { useDocumentComplete } from '../../replica/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { listName } from '../list/index.ts';
import { sidebarMessages } from './messages/index.ts';
import { NotebooksPart } from './notebooks-part.tsx';
import { PlaceLink } from './place-link.tsx';
import { SearchesPart } from './searches-part.tsx';
import { TagsPart } from './tags-part.tsx';
import { useListCounts, useNoteCounts } from './use-note-counts.ts';

/** Shows the lists of the notes section with their note counts. */
export const NotesSidebar = memo(function NotesSidebar({ list }: { readonly list: NotesList }) {
  const m = useMessages(sidebarMessages);
  const counts = useNoteCounts();
  const ofLists = useListCounts(counts);
  const hasEnded = useDocumentComplete();
  const isTheirTurn = useAfterPaint(counts !== null && (hasEnded || counts.all > 0)); // so that the list renders first
  const link = (to: NotesList, icon: ReactNode, label: string, count?: number) => (
    <li>
      <PlaceLink link={listLink(to)} isCurrent={listName(to) === listName(list)} icon={icon} count={count}>
        {label}
      </PlaceLink>
    </li>
  );
  return (
    <Stack as="nav" paddingBottom={4} gap={3} justify="start" aria-label={m.views}>
      <ul>
        {link('all', <NotebookText />, m.all, ofLists?.all)}
        {link('today', <CalendarDays />, m.today)}
        <li>
          <PlaceLink link={journalLink()} isCurrent={false} icon={<CalendarRange />}>
            {m.journal}
          </PlaceLink>
        </li>
        {link('reminders', <Bell />, m.reminders)}
        {link('tasks', <ListChecks />, m.tasks)}
        {link('pinned', <Pin />, m.pinned, ofLists?.pinned)}
      </ul>
      <SearchesPart list={list} />
      {isTheirTurn && counts !== null && (
        <>
          <NotebooksPart list={list} counts={counts.byNotebook} />
          <TagsPart list={list} tags={counts.tags} />
        </>
      )}
      <ul>
        {link('templates', <LayoutTemplate />, m.templates)}
        {link('unlinked', <Unlink />, m.unresolved)}
        {link('archive', <Archive />, m.archiveFolder, ofLists?.archive)}
        {link('trash', <Trash2 />, m.trash, ofLists?.trash)}
      </ul>
    </Stack>
  );
});
