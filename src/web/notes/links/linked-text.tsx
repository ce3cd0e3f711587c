import { Fragment, type ReactNode } from 'react';
import { type NoteOutline, readNote, type Span } from '#domain/notes/markdown/index.ts';
import { useDocument } from '../../replica/index.ts';
import { Link } from '../../ui/link.tsx';
import { listHref, noteHref } from '../use-notes-route.ts';
import { type NamedNotes, namesOfNotes } from './names-of-notes.ts';
import { useNamesVersion } from './use-names-version.ts';

interface LinkedSpan extends Span {
  readonly href: string;
  readonly label: string;
}

/** Shows a short text with links at its tags, mentions, links to notes and web addresses. */
export function LinkedText({ text }: { readonly text: string }) {
  const document = useDocument();
  useNamesVersion();
  const parts: ReactNode[] = [];
  let shownTo = 0;
  for (const { from, to, href, label } of linksIn(readNote(text), namesOfNotes(document))) {
    if (from < shownTo) continue;
    parts.push(
      <Fragment key={from}>
        {text.slice(shownTo, from)}
        <Link href={href}>{label}</Link>
      </Fragment>,
    );
    shownTo = to;
  }
  return (
    <>
      {parts}
      {text.slice(shownTo)}
    </>
  );
}

/** Returns the links in text order. A link to a note that does not exist stays plain text. */
function linksIn({ tags, mentions, links, webLinks }: NoteOutline, names: NamedNotes): readonly LinkedSpan[] {
  const spans: readonly LinkedSpan[] = [
    ...tags.map(({ from, to, name, tag }) => ({ from, to, href: listHref({ kind: 'tag', tag }), label: `#${name}` })),
    ...mentions.map(({ from, to, key, label }) => ({ from, to, href: `/dashboard/exercise/${key}`, label })),
    ...links.flatMap(({ from, to, name, alias }) => {
      const found = names.find(name);
      return found === null ? [] : [{ from, to, href: noteHref(found.id), label: alias ?? name }];
    }),
    ...webLinks.map(({ from, to, address, label }) => ({ from, to, href: address, label })),
  ];
  return spans.toSorted((a, b) => a.from - b.from);
}
