import { CalendarDays, Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useMessages } from '../../language/index.ts';
import { ListHeading, useKeptScroll, useRowHeight } from '../../records/index.ts';
import { type RecordEntry, useDocumentReady, useRecords } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Text } from '../../ui/text.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { notesMessages } from '../messages/index.ts';
import styles from '../notes.module.css';
import { useNewNote, useOpenToday } from '../use-note-actions.ts';
import { listHref, type NotesPlace, noteHref } from '../use-notes-place.ts';
import { NoteRow } from './note-row.tsx';
import { notesInList } from './notes-in-list.ts';

/** The list of notes or the trash. */
export function NotesPane({ place }: { readonly place: NotesPlace }) {
  const m = useMessages(notesMessages);
  const { id, list } = place;
  const isReady = useDocumentReady();
  const records = useRecords('notes');
  const notes = useMemo(() => notesInList(records, list), [records, list]);
  const keptScroll = useKeptScroll(`notes ${list}`, notes.length > 0);
  const rowHeight = useRowHeight(4.25);
  const today = useOpenToday();
  const newNote = useNewNote();
  return (
    <>
      <header className={styles.listHead}>
        <ListHeading isPage={id === null}>{list === 'trash' ? m.trash : m.notes}</ListHeading>
        {list === 'trash' ? (
          <Link variant="quiet" href={listHref('all')}>
            {m.backToNotes}
          </Link>
        ) : (
          <div className={styles.listActions}>
            <Button variant="primary" icon={<Plus />} isDisabled={!isReady} onPress={newNote}>
              {m.newNote}
            </Button>
            <IconButton icon={<CalendarDays />} label={m.today} isDisabled={!isReady} onPress={today} />
            <Link variant="plain" className={styles.iconLink ?? ''} href={listHref('trash')} aria-label={m.openTrash}>
              <Trash2 aria-hidden="true" />
            </Link>
          </div>
        )}
      </header>
      <div ref={keptScroll} className={styles.listBody}>
        {isReady ? (
          <VirtualList
            label={list === 'trash' ? m.trashList : m.list}
            items={notes}
            textOf={({ value }) => value.title ?? value.day ?? m.untitled}
            hrefOf={(note) => noteHref(note.id, list)}
            {...(id !== null && { currentId: id })}
            rowHeight={rowHeight}
            empty={list === 'trash' ? <EmptyTrash /> : <NoNotes />}
          >
            {(note: RecordEntry<'notes'>) => <NoteRow note={note} />}
          </VirtualList>
        ) : (
          <StateView kind="loading" title={m.loading} />
        )}
      </div>
    </>
  );
}

function NoNotes() {
  const m = useMessages(notesMessages);
  return (
    <StateView kind="empty" title={m.empty}>
      <p>{m.emptyText}</p>
      <Text size={2} tone="muted" className={styles.example ?? ''}>
        {m.emptyExampleLabel}: “{m.emptyExample}”
      </Text>
    </StateView>
  );
}

function EmptyTrash() {
  const m = useMessages(notesMessages);
  return (
    <StateView kind="empty" title={m.trashEmpty}>
      {m.trashEmptyText}
    </StateView>
  );
}
