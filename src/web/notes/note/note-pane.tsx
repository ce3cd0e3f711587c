import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { listLink } from '../../links/notes.ts';
import { BackLink, MissingRecord } from '../../records/index.ts';
import { type RecordEntry, useRecord } from '../../replica/index.ts';
import { StateView } from '../../ui/state-view.tsx';
import { type NotesRoute, useNoteSearch, usePlaceName } from '../list/index.ts';
import { noteMessages } from './messages/index.ts';
import { NoteView } from './note-view.tsx';

const HistoryPane = lazy(() => import('../history/history-pane.tsx'));

/** Shows the open note, or the reason why it cannot be shown. */
export function NotePane({ id, place }: { readonly id: string; readonly place: NotesRoute }) {
  const m = useMessages(noteMessages);
  const name = usePlaceName(place.list);
  const { state, entry } = useRecord('notes', id);
  const note = useSteadyNote(entry);
  const isHistory = useNoteSearch().view === 'history';
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
        <MissingRecord labels={m} isDeleted={state === 'deleted'} list={listLink('all')} />
      )}
    </>
  );
}

/**
 * Returns a note for components that do not show its edit time. The object keeps its identity while nothing else
 * changes, so that typing in the body does not rerender them.
 */
function useSteadyNote(note: RecordEntry<'notes'> | null): RecordEntry<'notes'> | null {
  const [steady, setSteady] = useState(note);
  if (steady === note || (steady !== null && note !== null && isOnlyWrittenIn(steady, note))) return steady;
  setSteady(note);
  return note;
}

function isOnlyWrittenIn(before: RecordEntry<'notes'>, now: RecordEntry<'notes'>): boolean {
  if (before.key !== now.key || before.leaves.size !== now.leaves.size) return false;
  return Array.from(now.leaves).every(([path, leaf]) => path === 'editedAt' || before.leaves.get(path) === leaf);
}
