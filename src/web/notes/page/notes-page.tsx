import { useNavigate, useRouter } from '@tanstack/react-router';
import {
  lazy,
  type ReactNode,
  type RefCallback,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { type LocalDay, recordKey } from '#domain/kernel/index.ts';
import { dayOfNote } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { listLink } from '../../links/notes.ts';
import { SectionSlot } from '../../page/index.ts';
import { useDocument, useRecord } from '../../replica/index.ts';
import { Drawer } from '../../ui/dialog.tsx';
import { SplitView } from '../../ui/split-view.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import {
  NotesColumn,
  type NotesRoute,
  noteIdIn,
  useDayInAddress,
  useNoteSearch,
  useNotesRoute,
} from '../list/index.ts';
import { listMessages } from '../list/messages/index.ts';
import { NotePane } from '../note/index.ts';
import { NotesNavigation, NotesSidebar } from '../sidebar/index.ts';

const DayPane = lazy(() => import('../days/day-pane.tsx'));

/** Shows the sidebar, a list of notes and the open note. */
export function NotesPage(): ReactNode {
  const m = useMessages(listMessages);
  const place = useNotesRoute();
  const slot = useContext(SectionSlot);
  const { list } = place;
  const day = useDayInAddress();
  const notesPlace = day === null ? list : 'journal';
  const fieldRef = useSearchKey(place);
  useOpenAhead();
  const [isDrawerOpen, setDrawerOpen] = useSidebarDrawer();
  return (
    <>
      <NotesNavigation place={notesPlace} />
      <SplitView
        listLabel={list === 'trash' ? m.trashList : m.list}
        list={<NotesColumn place={place} onOpenPlaces={() => setDrawerOpen(true)} fieldRef={fieldRef} />}
        detailLabel={m.note}
        detail={place.id === null && day === null ? null : <Detail place={place} />}
        placeholder={<EmptyState title={m.nothingSelected} />}
      />
      {slot === null && (
        <Drawer title={m.views} closeLabel={m.close} isOpen={isDrawerOpen} onOpenChange={setDrawerOpen}>
          <NotesSidebar place={notesPlace} />
        </Drawer>
      )}
    </>
  );
}

/** Shows the day or the note in the URL. The note of a day is on the page of its day, wherever it is opened. */
function Detail({ place }: { readonly place: NotesRoute }) {
  const m = useMessages(listMessages);
  const dayInAddress = useDayInAddress();
  const dayOfOpenNote = useDayOfOpenNote(place.id);
  const day = dayInAddress ?? dayOfOpenNote;
  if (day !== null) {
    return (
      <Suspense fallback={<StateView kind="loading" title={m.loading} />}>
        <DayPane day={day} place={place} />
      </Suspense>
    );
  }
  return place.id === null ? null : <NotePane key={place.id} id={place.id} place={place} />;
}

/** Returns the day whose note is in the URL; null for any other note, one in the trash, or the history of one. */
function useDayOfOpenNote(id: string | null): LocalDay | null {
  const { dailyNoteId } = useDocument();
  const { entry } = useRecord('notes', id ?? '');
  const isHistory = useNoteSearch().view === 'history';
  if (entry === null || entry.inTrash || isHistory) return null;
  const day = dayOfNote(entry.id, entry.value);
  return day !== null && dailyNoteId(day) === entry.id ? day : null;
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

/** How long a body is kept open in case the press does not become a click. */
const keptMs = 2_000;

/**
 * Starts loading a note's body when the user presses a link to it, so that it has usually loaded when the press ends.
 */
function useOpenAhead(): void {
  const document = useDocument();
  const router = useRouter();
  useEffect(() => {
    const opened = new Map<() => void, number>();
    const open = ({ target, isPrimary, button }: PointerEvent) => {
      const place = target instanceof Element ? target.closest('[data-href], a[href]') : null;
      const id = noteIdIn(router, place?.getAttribute('data-href') ?? place?.getAttribute('href') ?? '');
      if (id === null || !isPrimary || button !== 0 || !document.ready) return;
      const letGo = document.watchBody(recordKey('notes', id));
      opened.set(
        letGo,
        window.setTimeout(() => {
          opened.delete(letGo);
          letGo();
        }, keptMs),
      );
    };
    window.addEventListener('pointerdown', open, { capture: true, passive: true });
    return () => {
      window.removeEventListener('pointerdown', open, { capture: true });
      for (const [letGo, timer] of opened) {
        window.clearTimeout(timer);
        letGo();
      }
    };
  }, [document, router]);
}

/**
 * Moves focus to the search field on Mod+Shift+F from anywhere in the section. If a note covers the list, navigates to
 * the list first.
 *
 * @returns ref for the search field
 */
function useSearchKey({ list, sort }: NotesRoute): RefCallback<HTMLInputElement> {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const isDue = useRef(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isSearchKey(event)) return;
    event.preventDefault();
    if (field.current !== null) return enter(field.current);
    isDue.current = true;
    void navigate(listLink(list, sort));
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return useCallback((input: HTMLInputElement | null) => {
    field.current = input;
    if (input === null || !isDue.current) return;
    isDue.current = false;
    // after the page has focused its heading
    requestAnimationFrame(() => enter(input));
  }, []);
}

function enter(input: HTMLInputElement): void {
  input.focus();
  input.select();
}

function isSearchKey({ code, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return code === 'KeyF' && shiftKey && !altKey && ctrlKey !== metaKey;
}
