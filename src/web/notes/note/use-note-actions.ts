import { recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { listLink, noteLink } from '../../links/notes.ts';
import { useTrashActions } from '../../records/index.ts';
import { assign, useDocument } from '../../replica/index.ts';
import { type NotesRoute, notifySetsIn, useNoteActs } from '../list/index.ts';
import { noteMessages } from './messages/index.ts';

export interface NoteActions {
  readonly moveToTrash: () => void;
  readonly restore: () => void;
  readonly deleteForEver: () => void;
  readonly setPinned: (isPinned: boolean) => void;
  /** Moves the note to a notebook; null removes it from its notebook. */
  readonly move: (notebook: string | null) => void;
}

/** Returns the actions on a note. An action that removes the note from the list also navigates back to the list. */
export function useNoteActions(id: string, title: string, { list, sort }: NotesRoute): NoteActions {
  const m = useMessages(noteMessages);
  const document = useDocument();
  const trash = useTrashActions(m);
  const acts = useNoteActs();
  const key = recordKey('notes', id);
  return {
    moveToTrash: () => {
      trash.moveToTrash({ key, title }, { list: listLink(list, sort), record: noteLink(id, list, sort) });
      void notifySetsIn(document, [key]);
    },
    restore: () => trash.restore({ key, title }, noteLink(id)),
    deleteForEver: () => trash.deleteForEver(key, listLink(list, sort)),
    setPinned: (isPinned) =>
      document.changeRecord('notes', id, assign({ pinnedAt: isPinned ? document.now() : undefined })),
    move: (notebook) => acts.move([id], notebook),
  };
}
