import { FilePlus } from 'lucide-react';
import { useMemo } from 'react';
import type { UnresolvedTarget } from '#domain/notes/links/index.ts';
import { useMessages } from '../../language/index.ts';
import { noteLink } from '../../links/notes.ts';
import { useRecord } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/state-view.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { NoteName } from '../model/index.ts';
import { NotesLoading, useLiveQuery } from '../search/index.ts';
import { linksMessages } from './messages/index.ts';
import { useMakeNote } from './use-make-note.ts';

interface UnresolvedRow extends UnresolvedTarget {
  readonly id: string;
}

const sourcesShown = 5;

/** Lists the targets of unresolved links. Pressing one creates the note. */
export function LinksToNothing() {
  const m = useMessages(linksMessages);
  const known = useLiveQuery({ about: 'unresolved' });
  const rows = useMemo(() => known?.value.map((each): UnresolvedRow => ({ ...each, id: each.target })) ?? [], [known]);
  if (rows.length === 0 && !known?.isWhole) return <NotesLoading title={m.loading} />;
  if (rows.length === 0) return <EmptyState title={m.noneUnresolved}>{m.noneUnresolvedText}</EmptyState>;
  return (
    <VirtualList label={m.unresolved} items={rows} textOf={({ target }) => target}>
      {(row: UnresolvedRow) => <UnlinkedRow row={row} />}
    </VirtualList>
  );
}

function UnlinkedRow({ row: { target, sources } }: { readonly row: UnresolvedRow }) {
  const m = useMessages(linksMessages);
  const makeNote = useMakeNote();
  return (
    <Stack paddingY={1} gap={1}>
      <Row gap={2} align="center">
        <Text weight="medium" lines={2} personal grow>
          {target}
        </Text>
        <Button icon={<FilePlus />} aria-label={m.createNoteNamed({ title: target })} onPress={() => makeNote(target)}>
          {m.createNote}
        </Button>
      </Row>
      <Row gap={3} rowGap={0} align="center" wrap>
        <SecondaryText as="span">{m.linkedIn}</SecondaryText>
        {sources.slice(0, sourcesShown).map((source) => (
          <Source key={source} id={source} />
        ))}
        {sources.length > sourcesShown && (
          <SecondaryText as="span">{m.moreNotes({ count: sources.length - sourcesShown })}</SecondaryText>
        )}
      </Row>
    </Stack>
  );
}

function Source({ id }: { readonly id: string }) {
  const { entry } = useRecord('notes', id);
  if (entry === null) return null;
  return (
    <Link variant="quiet" {...noteLink(id, 'unlinked')}>
      <Text as="span" size={2} lines={1} personal>
        <NoteName note={entry} />
      </Text>
    </Link>
  );
}
