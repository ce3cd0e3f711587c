import { lazy, Suspense } from 'react';
import { useMessages } from '../language/index.ts';
import { BackLink, MissingRecord } from '../records/index.ts';
import { useRecord } from '../replica/index.ts';
import { StateView } from '../ui/state-view.tsx';
import { useHistoryPlace } from './history/history-place.ts';
import type { NotesList } from './list/notes-in-list.ts';
import { notesMessages } from './messages/index.ts';
import { NoteView } from './note-view.tsx';
import { listHref } from './use-notes-place.ts';

const HistoryPane = lazy(() => import('./history/history-pane.tsx'));

/** The note that is open, or why it cannot be shown. */
export function NotePane({ id, list }: { readonly id: string; readonly list: NotesList }) {
  const m = useMessages(notesMessages);
  const { state, entry } = useRecord('notes', id);
  const history = useHistoryPlace();
  return (
    <>
      <BackLink href={listHref(list)}>{list === 'trash' ? m.trash : m.notes}</BackLink>
      {entry !== null && !history.isOpen && <NoteView note={entry} list={list} />}
      {entry !== null && history.isOpen && (
        <Suspense fallback={<StateView kind="loading" title={m.loading} />}>
          <HistoryPane note={entry} />
        </Suspense>
      )}
      {entry === null && state === 'loading' && <StateView kind="loading" title={m.loading} />}
      {entry === null && state !== 'loading' && (
        <MissingRecord words={m} isDeleted={state === 'deleted'} listHref={listHref('all')} />
      )}
    </>
  );
}
