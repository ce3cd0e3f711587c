import { useNavigate } from '@tanstack/react-router';
import { plainLinkName } from '#domain/notes/markdown/index.ts';
import { noteLink } from '../../links/notes.ts';
import { hashOfPlace } from '../../links/place-in-note.ts';
import { type DocumentActions, useDocument } from '../../replica/index.ts';
import { namesOfNotes, partsOfName } from './names-of-notes.ts';
import { useMakeNote } from './use-make-note.ts';

/**
 * Returns a function that opens the target of a wiki link at its heading or block; an unresolved link creates the note.
 */
export function useOpenLink(): (name: string) => void {
  const document = useDocument();
  const navigate = useNavigate();
  const makeNote = useMakeNote();
  const openLink = (name: string) => {
    const { target, heading } = partsOfName(name);
    if (target === '') return void navigate({ to: '.', search: true, hash: hashOf(heading) });
    const names = namesOfNotes(document);
    const found = names.find(name);
    if (found !== null) void navigate({ ...noteLink(found.id), hash: hashOf(found.heading) });
    else if (document.isRead && names.isWhole) makeNote(plainLinkName(target));
    else void allNamed(document).then(() => openLink(name));
  };
  return openLink;
}

/** @param part what a link names after its first `#`: nested headings, or a block with a `^` before its id */
function hashOf(part: string | null): string {
  const path = (part ?? '').split('#').flatMap((name) => plainLinkName(name).trim() || []);
  const last = path.at(-1);
  if (last === undefined) return '';
  return hashOfPlace(last.startsWith('^') ? { kind: 'block', id: last.slice(1) } : { kind: 'heading', path });
}

/** Resolves once the names of all notes have been read. */
async function allNamed(document: DocumentActions): Promise<void> {
  await document.whenRead();
  const names = namesOfNotes(document);
  await new Promise<void>((resolve) => {
    if (names.isWhole) return resolve();
    const stop = names.subscribe(() => {
      stop();
      resolve();
    });
  });
}
