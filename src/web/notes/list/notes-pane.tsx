import { Suspense, useContext, useMemo, useRef, useState } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { findNotebook } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { importLink } from '../../links/import.ts';
import { noteLink } from '../../links/notes.ts';
import type { NotesList } from '../../links/notes-list.ts';
import { OlderRecords, useOpenFirst, useRowHeight, useScrollRestoration } from '../../records/index.ts';
import { type RecordEntry, useDocument, useDocumentRead, useListReady, useRecords } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Column, Row, Stack } from '../../ui/layout.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { offerUndo } from '../../undo/index.ts';
import { NotebookName, useNotebooks } from '../model/index.ts';
import { TagLinksSlot } from '../tags/index.ts';
import styles from './list.module.css';
import { ListHead } from './list-head.tsx';
import { listMessages } from './messages/index.ts';
import { draggedNotes } from './note-drag.ts';
import { NoteRow } from './note-row.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useKeysGoOn } from './use-keys-go-on.ts';
import { useListing, useSort } from './use-listing.ts';
import { useNoteActs } from './use-note-acts.ts';
import { listName, type NotesRoute, useIsListPage } from './use-notes-route.ts';

export function NotesPane({ place, onOpenPlaces }: { readonly place: NotesRoute; readonly onOpenPlaces: () => void }) {
  const m = useMessages(listMessages);
  const { id, list } = place;
  const TagLinks = useContext(TagLinksSlot);
  const notes = useListing(place);
  const isReady = useListReady(notes);
  const isRead = useDocumentRead();
  const sort = useSort(place);
  const isPage = useIsListPage(list);
  const first = isPage && isReady && list !== 'trash' ? notes[0] : undefined;
  useOpenFirst(first === undefined ? null : { key: first.key, link: noteLink(first.id, list, place.sort) });
  const listed = `notes ${listName(list)} ${sort}`;
  const keptScroll = useScrollRestoration(listed, notes.length > 0);
  const rowHeight = useRowHeight(5.25);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isChoosing, setChoosing] = useState(false);
  const acts = useNoteActs();
  const isByHand = sort === 'order' && isRead; // a note that is not read yet has its place among these
  const shift = (ids: Iterable<string>, by: -1 | 1) => {
    const listed = notes.map((note) => note.id);
    acts.shift(listed, new Set(ids), by);
  };
  // notes that left the list, by a drag or on another device, are deselected, so that no action affects hidden notes
  const chosen = useMemo(() => notes.filter((note) => selected.has(note.id)), [notes, selected]);
  const chosenIds = useMemo(() => new Set(chosen.map((note) => note.id)), [chosen]);
  const isSelecting = isChoosing || chosen.length > 0;
  const pane = useRef<HTMLDivElement>(null);
  useKeysGoOn(isSelecting, pane);
  return (
    <Column ref={pane}>
      <div className={styles.headFrame}>
        <ListHead
          place={place}
          onOpenPlaces={onOpenPlaces}
          onSelect={() => setChoosing(true)}
          isCovered={isSelecting}
        />
        {isSelecting && (
          <SelectionBar
            list={list}
            notes={chosen}
            {...(isByHand && { onShift: (by: -1 | 1) => shift(chosenIds, by) })}
            {...(isRead && { onSelectAll: () => setSelected(new Set(notes.map((note) => note.id))) })}
            onDone={() => {
              setSelected(new Set());
              setChoosing(false);
            }}
          />
        )}
      </div>
      {list === 'trash' && isReady && <TrashHead notes={notes} />}
      {typeof list === 'object' && list.kind === 'tag' && TagLinks !== null && (
        <Stack touch>
          <Suspense>
            <TagLinks tag={list.tag} />
          </Suspense>
        </Stack>
      )}
      <Column ref={keptScroll}>
        {isReady ? (
          <VirtualList
            label={list === 'trash' ? m.trashList : m.list}
            items={notes}
            listed={listed}
            textOf={({ value }) => value.title?.trim() || null}
            linkOf={(note) => noteLink(note.id, list, place.sort)}
            {...(id !== null && { currentId: id })}
            rowHeight={rowHeight}
            selection={{ ids: chosenIds, onChange: setSelected, isChoosing }}
            {...(list !== 'trash' && { dragData: draggedNotes })}
            {...(isByHand && { onShift: shift })}
            empty={<EmptyList list={list} />}
          >
            {(note, nameId) => <NoteRow note={note} list={list} sort={sort} nameId={nameId} />}
          </VirtualList>
        ) : (
          <StateView kind="loading" title={m.loading} />
        )}
        {isReady && <OlderRecords>{m.readingOlder}</OlderRecords>}
      </Column>
    </Column>
  );
}

function EmptyList({ list }: { readonly list: NotesList }) {
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

/**
 * Heading of the trash. Says what the trash keeps and for how long, lists the notebooks in it, and has the button to
 * empty it.
 */
function TrashHead({ notes }: { readonly notes: readonly RecordEntry<'notes'>[] }) {
  const m = useMessages(listMessages);
  const document = useDocument();
  const notebooks = useRecords('notebooks').filter(({ inTrash }) => inTrash);
  const isRead = useDocumentRead();
  const [isAsking, setAsking] = useState(false);
  if (notes.length + notebooks.length === 0) return null;
  const restore = (key: RecordKey, name: string) => {
    document.restore([key]);
    offerUndo(m.restoredNotebook({ name }), () => document.trash([key]));
  };
  return (
    <Stack paddingX={4} paddingBottom={3} gap={2}>
      <Row touch gap={2} align="center" wrap>
        <SecondaryText>{m.trashText}</SecondaryText>
        <Button variant="quiet" isDisabled={!isRead} onPress={() => setAsking(true)}>
          {m.emptyTrash}
        </Button>
      </Row>
      {notebooks.length > 0 && (
        <ul aria-label={m.trashedNotebooks}>
          {notebooks.map(({ id, key, value }) => (
            <Row as="li" key={id} touch gap={2} align="center">
              <NotebookName notebook={value} />
              <Button
                variant="quiet"
                aria-label={m.restoreNotebook({ name: value.name || m.untitledNotebook })}
                onPress={() => restore(key, value.name || m.untitledNotebook)}
              >
                {m.restore}
              </Button>
            </Row>
          ))}
        </ul>
      )}
      <ConfirmDialog
        title={m.emptyTrashTitle}
        confirmLabel={m.emptyTrash}
        cancelLabel={m.cancel}
        isDangerous
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          document.deleteForEver([...notes, ...notebooks].map(({ key }) => key));
        }}
      >
        {m.emptyTrashText({ notes: notes.length, notebooks: notebooks.length })}
      </ConfirmDialog>
    </Stack>
  );
}
