import { lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../language/index.ts';
import { SectionSlot } from '../page/index.ts';
import { Drawer } from '../ui/dialog.tsx';
import { SplitView } from '../ui/split-view.tsx';
import { StateView } from '../ui/state-view.tsx';
import { useDayInAddress } from './days/day-place.ts';
import { LinksToNothing } from './links/links-to-nothing.tsx';
import { NotesPane } from './list/notes-pane.tsx';
import { PlacePane } from './list/place-pane.tsx';
import { notesMessages } from './messages/index.ts';
import { NotePane } from './note-pane.tsx';
import { sidebarMessages } from './sidebar/messages/index.ts';
import { NotesSidebar } from './sidebar/notes-sidebar.tsx';
import { listName, type NotesPlace, useNotesPlace } from './use-notes-place.ts';

const DayPane = lazy(() => import('./days/day-pane.tsx'));

/** The places of notes, the list of one, and the note that is open. */
export function NotesPage(): ReactNode {
  const m = useMessages(notesMessages);
  const { places, close } = useMessages(sidebarMessages);
  const place = useNotesPlace();
  const slot = useContext(SectionSlot);
  const { list, sort } = place;
  const name = listName(list);
  // open at one place: whoever goes to another one has left it
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  return (
    <>
      {slot !== null && createPortal(<NotesSidebar list={list} />, slot)}
      <SplitView
        listLabel={list === 'trash' ? m.trashList : m.list}
        list={
          list === 'unlinked' ? (
            <PlacePane place={place} onOpenPlaces={() => setDrawerAt(name)}>
              <LinksToNothing />
            </PlacePane>
          ) : (
            <NotesPane key={`${name} ${sort}`} place={place} onOpenPlaces={() => setDrawerAt(name)} />
          )
        }
        detailLabel={m.note}
        detail={useDetail(place)}
        placeholder={
          <StateView kind="empty" title={m.choose}>
            {m.chooseText}
          </StateView>
        }
      />
      {slot === null && (
        <Drawer title={places} closeLabel={close} isOpen={drawerAt === name} onOpenChange={() => setDrawerAt(null)}>
          <NotesSidebar list={list} />
        </Drawer>
      )}
    </>
  );
}

/** The day or the note that the address names; null where it names none. */
function useDetail(place: NotesPlace): ReactNode | null {
  const m = useMessages(notesMessages);
  const day = useDayInAddress();
  if (day !== null) {
    return (
      <Suspense fallback={<StateView kind="loading" title={m.loading} />}>
        <DayPane day={day} />
      </Suspense>
    );
  }
  return place.id === null ? null : <NotePane key={place.id} id={place.id} place={place} />;
}
