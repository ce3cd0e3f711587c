import { useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../language/index.ts';
import { SectionSlot } from '../../page/index.ts';
import { Drawer } from '../../ui/dialog.tsx';
import { SplitView } from '../../ui/split-view.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { NotesColumn, type NotesRoute, useDayInAddress, useNotesRoute } from '../list/index.ts';
import { listMessages } from '../list/messages/index.ts';
import { NotePane } from '../note/index.ts';
import { NotesSidebar } from '../sidebar/index.ts';
import { useOpenAhead } from './use-open-ahead.ts';
import { useSearchKey } from './use-search-key.ts';

const DayPane = lazy(() => import('../days/day-pane.tsx'));

/** Shows the sidebar, a list of notes and the open note. */
export function NotesPage(): ReactNode {
  const m = useMessages(listMessages);
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
        placeholder={<EmptyState title={m.choose}>{m.chooseText}</EmptyState>}
      />
      {slot === null && (
        <Drawer title={m.views} closeLabel={m.close} isOpen={isDrawerOpen} onOpenChange={setDrawerOpen}>
          <NotesSidebar list={list} />
        </Drawer>
      )}
    </>
  );
}

/** Returns the view of the day or note in the URL; null if the URL names neither. */
function useDetail(place: NotesRoute): ReactNode | null {
  const m = useMessages(listMessages);
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

/**
 * Returns whether the drawer with the sidebar is open, and a function that sets it. Any navigation closes the drawer,
 * even to the current list.
 */
function useSidebarDrawer(): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => (isOpen ? router.subscribe('onBeforeLoad', () => setOpen(false)) : undefined), [isOpen, router]);
  return [isOpen, setOpen];
}
