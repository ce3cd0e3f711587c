import { lazy, type ReactNode, Suspense, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../language/index.ts';
import { SectionSlot } from '../page/index.ts';
import { Drawer } from '../ui/dialog.tsx';
import { SplitView } from '../ui/split-view.tsx';
import { StateView } from '../ui/state-view.tsx';
import { useDayInAddress } from './days/day-place.ts';
import { NotesColumn } from './list/notes-column.tsx';
import { notesMessages } from './messages/index.ts';
import { NotePane } from './note-pane.tsx';
import { sidebarMessages } from './sidebar/messages/index.ts';
import { NotesSidebar } from './sidebar/notes-sidebar.tsx';
import { type NotesRoute, useNotesRoute } from './use-notes-route.ts';
import { useOpenAhead } from './use-open-ahead.ts';
import { useSearchKey } from './use-search-key.ts';
import { useSidebarDrawer } from './use-sidebar-drawer.ts';

const DayPane = lazy(() => import('./days/day-pane.tsx'));

/** Shows the sidebar, a list of notes and the open note. */
export function NotesPage(): ReactNode {
  const m = useMessages(notesMessages);
  const { views, close } = useMessages(sidebarMessages);
  const place = useNotesRoute();
  const slot = useContext(SectionSlot);
  const { list } = place;
  const fieldRef = useSearchKey(place);
  useOpenAhead();
  const [isDrawerOpen, setDrawerOpen] = useSidebarDrawer();
  return (
    <>
      {slot !== null && createPortal(<NotesSidebar list={list} />, slot)}
      <SplitView
        listLabel={list === 'trash' ? m.trashList : m.list}
        list={<NotesColumn place={place} onOpenPlaces={() => setDrawerOpen(true)} fieldRef={fieldRef} />}
        detailLabel={m.note}
        detail={useDetail(place)}
        placeholder={
          <StateView kind="empty" title={m.choose}>
            {m.chooseText}
          </StateView>
        }
      />
      {slot === null && (
        <Drawer title={views} closeLabel={close} isOpen={isDrawerOpen} onOpenChange={setDrawerOpen}>
          <NotesSidebar list={list} />
        </Drawer>
      )}
    </>
  );
}

/** Returns the view of the day or note in the URL; null if the URL names neither. */
function useDetail(place: NotesRoute): ReactNode | null {
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
