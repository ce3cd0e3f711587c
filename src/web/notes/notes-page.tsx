import type { ReactNode } from 'react';
import { useMessages } from '../language/index.ts';
import { SplitView } from '../ui/split-view.tsx';
import { StateView } from '../ui/state-view.tsx';
import { NotesPane } from './list/notes-pane.tsx';
import { notesMessages } from './messages/index.ts';
import { NotePane } from './note-pane.tsx';
import { useNotesPlace } from './use-notes-place.ts';

/** All notes, and the one that is open. */
export function NotesPage(): ReactNode {
  const m = useMessages(notesMessages);
  const place = useNotesPlace();
  const { id, list } = place;
  return (
    <SplitView
      listLabel={list === 'trash' ? m.trashList : m.list}
      list={<NotesPane key={list} place={place} />}
      detailLabel={m.note}
      detail={id === null ? null : <NotePane key={id} id={id} list={list} />}
      placeholder={
        <StateView kind="empty" title={m.choose}>
          {m.chooseText}
        </StateView>
      }
    />
  );
}
