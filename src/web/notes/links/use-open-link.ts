import { useNavigate } from '@tanstack/react-router';
import { plainLinkName } from '#domain/notes/markdown/index.ts';
import { useDocument } from '../../replica/index.ts';
import { noteLink } from '../link-targets.ts';
import { namesOfNotes, partsOfName } from './names-of-notes.ts';
import { hashOfPlace } from './place-in-note.ts';
import { useMakeNote } from './use-make-note.ts';

/** Returns a function that opens the target of a wiki link at its heading; an unresolved link creates the note. */
export function useOpenLink(): (name: string) => void {
  const document = useDocument();
  const navigate = useNavigate();
  const makeNote = useMakeNote();
  return (name) => {
    const { target, heading } = partsOfName(name);
    // if a link names nested headings, the last one is opened
    const hashOf = (part: string | null) => {
      const heading = plainLinkName(part?.split('#').at(-1) ?? '').trim();
      return heading === '' ? '' : hashOfPlace({ kind: 'heading', heading });
    };
    if (target === '') return void navigate({ to: '.', search: true, hash: hashOf(heading) });
    const found = namesOfNotes(document).find(name);
    if (found === null) makeNote(plainLinkName(target));
    else void navigate({ ...noteLink(found.id), hash: hashOf(found.heading) });
  };
}
