import { useLocation, useNavigate } from '@tanstack/react-router';
import { plainLinkName } from '#domain/notes/markdown/index.ts';
import { useDocument } from '../../replica/index.ts';
import { noteHref } from '../use-notes-route.ts';
import { namesOfNotes, partsOfName } from './names-of-notes.ts';
import { hrefOfPlace } from './place-in-note.ts';
import { useMakeNote } from './use-make-note.ts';

/** Returns a function that opens the target of a wiki link at its heading; an unresolved link creates the note. */
export function useOpenLink(): (name: string) => void {
  const document = useDocument();
  const navigate = useNavigate();
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const makeNote = useMakeNote();
  return (name) => {
    const { target, heading } = partsOfName(name);
    const open = (href: string, part: string | null) => {
      // if a link names nested headings, the last one is opened
      const last = plainLinkName(part?.split('#').at(-1) ?? '').trim();
      void navigate({ href: last === '' ? href : hrefOfPlace(href, { kind: 'heading', heading: last }) });
    };
    if (target === '') return open(here, heading);
    const found = namesOfNotes(document).find(name);
    if (found === null) makeNote(plainLinkName(target));
    else open(noteHref(found.id), found.heading);
  };
}
