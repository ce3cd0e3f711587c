import { useNavigate } from '@tanstack/react-router';
import { recordKey } from '#domain/kernel/index.ts';
import type { Note } from '#domain/notes/index.ts';
import { useMessages } from '../language/index.ts';
import { useDocument } from '../replica/index.ts';
import { offerUndo } from '../undo/index.ts';
import type { NotesList } from './list/notes-in-list.ts';
import { notesMessages } from './messages/index.ts';
import { expectNewNote } from './new-note.ts';
import { listHref, noteHref } from './use-notes-place.ts';

/** Makes a note and opens it. It is stored at once, so that it is there on Back. */
export function useNewNote(): () => void {
  const document = useDocument();
  const navigate = useNavigate();
  return () => {
    const id = document.createRecord('notes', () => {});
    expectNewNote(id);
    void navigate({ href: noteHref(id) });
  };
}

/** Opens the note of today; where there is none yet it is made, without a text. */
export function useOpenToday(): () => void {
  const document = useDocument();
  const navigate = useNavigate();
  return () => {
    const day = document.today();
    const id = document.dailyNoteId(day);
    const noteOfDay = (draft: Note) => {
      draft.day = day;
    };
    document.createRecord('notes', noteOfDay, { id });
    void navigate({ href: noteHref(id) });
  };
}

export interface NoteActions {
  readonly moveToTrash: () => void;
  readonly restore: () => void;
  readonly deleteForEver: () => void;
  readonly setPinned: (isPinned: boolean) => void;
}

/** What can be done to a whole note. What takes it out of the list goes back to the list. */
export function useNoteActions(id: string, title: string, list: NotesList): NoteActions {
  const m = useMessages(notesMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const key = recordKey('notes', id);
  return {
    moveToTrash: () => {
      document.trash([key]);
      void navigate({ href: listHref('all') });
      offerUndo({
        message: m.movedToTrash({ title }),
        label: m.undo,
        undo: () => {
          document.restore([key]);
          void navigate({ href: noteHref(id) });
        },
      });
    },
    restore: () => {
      document.restore([key]);
      void navigate({ href: noteHref(id), replace: true });
      offerUndo({ message: m.restored({ title }), label: m.undo, undo: () => document.trash([key]) });
    },
    deleteForEver: () => {
      void navigate({ href: listHref(list), replace: true });
      document.deleteForEver([key]);
    },
    setPinned: (isPinned) => {
      document.changeRecord('notes', id, (draft) => {
        draft.pinnedAt = isPinned ? document.now() : undefined;
      });
    },
  };
}
