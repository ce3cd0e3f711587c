import { useMemo, useState } from 'react';
import type { LinkContext } from '#domain/notes/links/index.ts';
import { useMessages } from '../../language/index.ts';
import { noteLink, placeLink } from '../../links/notes.ts';
import { useRecord } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { PlainList, Row, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { SecondaryText, SectionHeading } from '../../ui/text.tsx';
import { NoteName } from '../model/index.ts';
import { Marked } from '../search/index.ts';
import styles from './links.module.css';
import { linksMessages } from './messages/index.ts';

export interface LinePlace {
  readonly source: string;
  readonly from: number;
  readonly to: number;
  readonly context: LinkContext;
}

export interface PlacesInNotesProps {
  readonly title: string;
  readonly places: readonly LinePlace[];
}

const shownAtFirst = 30;

/** Lists notes with the lines that contain the links or mentions. Pressing a line opens its note at that line. */
export function PlacesInNotes({ title, places }: PlacesInNotesProps) {
  const m = useMessages(linksMessages);
  const notes = useMemo(() => [...Map.groupBy(places, ({ source }) => source)], [places]);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? notes : notes.slice(0, shownAtFirst);
  return (
    <Stack as="section" ruled gap={2} paddingTop={4} className={styles.panel} aria-label={title}>
      <SectionHeading size={3}>{title}</SectionHeading>
      <PlainList gap={3}>
        {shown.map(([source, lines]) => (
          <NoteLines key={source} source={source} lines={lines} />
        ))}
      </PlainList>
      {shown.length < notes.length && (
        <Row>
          <Button variant="quiet" onPress={() => setWhole(true)}>
            {m.showAll({ count: notes.length - shown.length })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function NoteLines({ source, lines }: { readonly source: string; readonly lines: readonly LinePlace[] }) {
  const { entry } = useRecord('notes', source);
  if (entry === null) return null;
  return (
    <Stack as="li">
      <Link variant="quiet" {...noteLink(source)} className={styles.noteName ?? ''}>
        <span dir="auto">
          <NoteName note={entry} />
        </span>
      </Link>
      {lines.map(({ from, to, context }) => (
        <Link
          key={from}
          variant="plain"
          className={styles.line ?? ''}
          {...placeLink(noteLink(source), { kind: 'span', from, to })}
        >
          <LineText context={context} />
        </Link>
      ))}
    </Stack>
  );
}

function LineText({ context: { before, link, after } }: { readonly context: LinkContext }) {
  const ranges = [{ from: before.length, to: before.length + link.length }];
  return (
    <SecondaryText as="span" personal>
      <Marked text={`${before}${link}${after}`} ranges={ranges} />
    </SecondaryText>
  );
}
