import { useNavigate } from '@tanstack/react-router';
import { recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { offerUndo } from '../../undo/index.ts';
import { expectNewNote } from '../new-note.ts';
import { noteHref } from '../use-notes-place.ts';
import { linksMessages } from './messages/index.ts';

/** A link to nothing becomes a note of that title, which opens. */
export function useMakeNote(): (title: string) => void {
  const m = useMessages(linksMessages);
  const document = useDocument();
  const navigate = useNavigate();
  return (title) => {
    const id = document.createRecord('notes', (draft) => {
      draft.title = title;
    });
    expectNewNote(id);
    void navigate({ href: noteHref(id) });
    offerUndo({
      message: m.made({ title }),
      label: m.undo,
      undo: () => {
        document.trash([recordKey('notes', id)]);
        if (window.location.pathname === noteHref(id)) window.history.back();
      },
    });
  };
}
