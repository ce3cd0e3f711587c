import { useNavigate, useRouter } from '@tanstack/react-router';
import { recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { noteLink } from '../../links/notes.ts';
import { assign, type DocumentActions, useDocument } from '../../replica/index.ts';
import { offerUndo } from '../../undo/index.ts';
import { expectText } from '../model/index.ts';
import { linksMessages } from './messages/index.ts';

/** Returns a function that creates a note with the title of an unresolved link and opens it. */
export function useMakeNote(): (title: string) => void {
  const m = useMessages(linksMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const router = useRouter();
  return (title) => {
    const id = document.createRecord('notes', assign({ title }));
    expectText(id);
    void navigate(noteLink(id));
    offerUndo(m.created({ title }), async () => {
      // if the note were only in the trash, the link would still resolve to it
      if (await isUntouched(document, id, title)) document.deleteForEver([recordKey('notes', id)]);
      else document.trash([recordKey('notes', id)]);
      if (router.state.matches.some(({ params }) => 'id' in params && params.id === id)) router.history.back();
    });
  };
}

const leavesOfNew: ReadonlySet<string> = new Set(['title', 'createdAt', 'editedAt']);

/** Returns whether a note is unchanged since it was created from an unresolved link. */
async function isUntouched(document: DocumentActions, id: string, title: string): Promise<boolean> {
  const key = recordKey('notes', id);
  const text = await document.bodyText(key);
  const fields = document.reader.state(key)?.fields ?? new Map();
  return (
    text === '' && fields.get('title')?.value === title && [...fields.keys()].every((path) => leavesOfNew.has(path))
  );
}
