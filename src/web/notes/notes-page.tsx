import { lazy, type ReactNode, Suspense } from 'react';
import { useMessages } from '../language/index.ts';
import { SplitView } from '../ui/split-view.tsx';
import { StateView } from '../ui/state-view.tsx';
import { useDayInAddress } from './days/day-place.ts';
import { NotesPane } from './list/notes-pane.tsx';
import { notesMessages } from './messages/index.ts';
import { NotePane } from './note-pane.tsx';
import { useNotesPlace } from './use-notes-place.ts';

const DayPane = lazy(() => import('./days/day-pane.tsx'));

/** All notes, and the one that is open. */
export function NotesPage(): ReactNode {
  const m = useMessages(notesMessages);
  const place = useNotesPlace();
  const { id, list } = place;
  const day = useDayInAddress();
  const ofDay = day !== null && (
    <Suspense fallback={<StateView kind="loading" title={m.loading} />}>
      <DayPane day={day} />
    </Suspense>
  );
  return (
    <SplitView
      listLabel={list === 'trash' ? m.trashList : m.list}
      list={<NotesPane key={list} place={place} />}
      detailLabel={m.note}
      detail={ofDay || (id === null ? null : <NotePane key={id} id={id} list={list} />)}
      placeholder={
        <StateView kind="empty" title={m.choose}>
          {m.chooseText}
        </StateView>
      }
    />
  );
}
