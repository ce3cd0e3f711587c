import { Fragment, type ReactNode } from 'react';
import { type NoteOutline, readNote, type Span } from '#domain/notes/markdown/index.ts';
import { recordLink } from '../../links/exercise.ts';
import { listLink, noteLink } from '../../links/notes.ts';
import { useDocument } from '../../replica/index.ts';
import { Link, WebLink } from '../../ui/link.tsx';
import type { LinkTarget } from '../../ui/link-target.ts';
import { type NamedNotes, namesOfNotes } from './names-of-notes.ts';
import { useNamesVersion } from './use-names-version.ts';

interface LinkedSpan extends Span {
  /** A page of the app, or a web address. */
  readonly target: LinkTarget | string;
  readonly label: string;
}

/** Shows a short text with links at its tags, mentions, links to notes and web addresses. */
export function LinkedText({ text }: { readonly text: string }) {
  const document = useDocument();
  useNamesVersion();
  const parts: ReactNode[] = [];
  let shownTo = 0;
  for (const { from, to, target, label } of linksIn(readNote(text), namesOfNotes(document))) {
    if (from < shownTo) continue;
    parts.push(
      <Fragment key={from}>
        {text.slice(shownTo, from)}
        {typeof target === 'string' ? <WebLink href={target}>{label}</WebLink> : <Link {...target}>{label}</Link>}
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
    ...tags.map(({ from, to, name, tag }) => ({ from, to, target: listLink({ kind: 'tag', tag }), label: `#${name}` })),
    ...mentions.flatMap(({ from, to, key, label }) => {
      const target = recordLink(key);
      return target === null ? [] : [{ from, to, target, label }];
    }),
    ...links.flatMap(({ from, to, name, alias }) => {
      const found = names.find(name);
      return found === null ? [] : [{ from, to, target: noteLink(found.id), label: alias ?? name }];
    }),
    ...webLinks.map(({ from, to, address, label }) => ({ from, to, target: address, label })),
  ];
  return spans.toSorted((a, b) => a.from - b.from);
}
