import { Archive, Pin, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useMessages } from '../../language/index.ts';
import { useMoment, useTimeFormat } from '../../time/index.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { noteTitle } from '../model/index.ts';
import { BeginningName } from './beginning-name.tsx';
import { Marked } from './marked.tsx';
import { findingMessages } from './messages/index.ts';
import type { FoundRow } from './use-found-rows.ts';

export interface ResultRowProps {
  readonly row: FoundRow;
  readonly nameId: string;
}

/** Shows a search hit: the note's name, the matching text and when the note was last edited. */
export const ResultRow = memo(function ResultRow({ row: { hit, note }, nameId }: ResultRowProps) {
  const m = useMessages(findingMessages);
  const moment = useMoment();
  const { wholeDay } = useTimeFormat();
  const name = noteTitle(note.value, wholeDay, null);
  const { pinnedAt, archivedAt, editedAt, importedEditedAt, createdAt } = note.value;
  const at = editedAt ?? importedEditedAt ?? createdAt ?? null;
  const lines = hit.snippets.length > 1 ? 1 : 2;
  return (
    <Stack gap={0.5}>
      <Text id={nameId} personal lines={1} weight="medium">
        {name === null ? <BeginningName id={note.id} /> : <Marked text={name} ranges={hit.titleRanges} />}
      </Text>
      <div>
        {hit.snippets.map(({ text, ranges }) => (
          <SecondaryText key={text} lines={lines} personal>
            <Marked text={text} ranges={ranges} />
          </SecondaryText>
        ))}
      </div>
      <Row gap={2} align="center" tone="muted">
        {pinnedAt !== undefined && <Pin size="0.875rem" role="img" aria-label={m.pinned} />}
        {archivedAt !== undefined && <Archive size="0.875rem" role="img" aria-label={m.archived} />}
        {note.inTrash && <Trash2 size="0.875rem" role="img" aria-label={m.inTrash} />}
        <Text size={1} tone="muted" as="span" numeric>
          {at === null ? '' : moment(at)}
        </Text>
      </Row>
    </Stack>
  );
});
