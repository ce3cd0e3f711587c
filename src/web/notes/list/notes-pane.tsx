import { Suspense, useContext, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { noteLink } from '../../links/notes.ts';
import { OlderRecords, useRowHeight, useScrollRestoration } from '../../records/index.ts';
import { useDocumentRead, useListReady } from '../../replica/index.ts';
import { Column, Stack } from '../../ui/layout.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { TagLinksSlot } from '../tags/index.ts';
import { EmptyList } from './empty-list.tsx';
import styles from './list.module.css';
import { ListHead } from './list-head.tsx';
import { listMessages } from './messages/index.ts';
import { draggedNotes } from './note-drag.ts';
import { NoteRow } from './note-row.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { TrashHead } from './trash-head.tsx';
import { useKeysGoOn } from './use-keys-go-on.ts';
import { useListing, useSort } from './use-listing.ts';
import { useNoteActs } from './use-note-acts.ts';
import { listName, type NotesRoute } from './use-notes-route.ts';

export function NotesPane({ place, onOpenPlaces }: { readonly place: NotesRoute; readonly onOpenPlaces: () => void }) {
  const m = useMessages(listMessages);
  const { id, list } = place;
  const TagLinks = useContext(TagLinksSlot);
  const notes = useListing(place);
  const isReady = useListReady(notes);
  const isRead = useDocumentRead();
  const sort = useSort(place);
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
