import { lazy, Suspense } from 'react';
import { useMessages } from '../language/index.ts';
import { BackLink, MissingRecord } from '../records/index.ts';
import { useRecord } from '../replica/index.ts';
import { StateView } from '../ui/state-view.tsx';
import { listLink } from './link-targets.ts';
import { usePlaceName } from './list/use-place-name.ts';
import { notesMessages } from './messages/index.ts';
import { NoteView } from './note-view.tsx';
import { noteRoute } from './routes.ts';
import type { NotesRoute } from './use-notes-route.ts';
import { useSteadyNote } from './use-steady-note.ts';

const HistoryPane = lazy(() => import('./history/history-pane.tsx'));

/** Shows the open note, or the reason why it cannot be shown. */
export function NotePane({ id, place }: { readonly id: string; readonly place: NotesRoute }) {
  const m = useMessages(notesMessages);
  const name = usePlaceName(place.list);
  const { state, entry } = useRecord('notes', id);
  const note = useSteadyNote(entry);
  const isHistory = noteRoute.useSearch().view === 'history';
  return (
    <>
      <BackLink link={listLink(place.list, place.sort)}>{name}</BackLink>
      {note !== null && !isHistory && <NoteView note={note} place={place} />}
      {entry !== null && isHistory && (
        <Suspense fallback={<StateView kind="loading" title={m.loading} />}>
          <HistoryPane note={entry} />
        </Suspense>
      )}
      {entry === null && state === 'loading' && <StateView kind="loading" title={m.loading} />}
      {entry === null && state !== 'loading' && (
        <MissingRecord words={m} isDeleted={state === 'deleted'} list={listLink('all')} />
      )}
    </>
  );
}
