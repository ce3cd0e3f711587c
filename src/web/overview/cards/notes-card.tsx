import { Pin } from 'lucide-react';
import { useMessages } from '../../language/index.ts';
import { listLink, noteLink } from '../../links/notes.ts';
import { NoteName, useDayNote, useNotesToResume } from '../../notes/index.ts';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { useMoment, useToday } from '../../time/index.ts';
import { PlainList, Row, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import { overviewMessages } from '../messages/index.ts';
import { Card } from './card.tsx';
import styles from './cards.module.css';

/** Notes to come back to: pinned ones, then those edited last. */
export function NotesCard() {
  const m = useMessages(overviewMessages);
  const { id: todayNote } = useDayNote(useToday());
  const notes = useNotesToResume(todayNote);
  if (notes.length === 0) return null;
  return (
    <Card title={m.cards.notes} link={listLink('all')} accent="mind">
      <PlainList className={styles.rows}>
        {notes.map((note) => (
          <li key={note.id}>
            <NoteRow note={note} />
          </li>
        ))}
      </PlainList>
    </Card>
  );
}

function NoteRow({ note }: { readonly note: RecordEntry<'notes'> }) {
  const m = useMessages(overviewMessages);
  const moment = useMoment();
  const { dayOf } = useDocument();
  const { day, pinnedAt, editedAt, createdAt } = note.value;
  const at = editedAt ?? createdAt;
  const isNamedByDay = at !== undefined && dayOf(at) === day;
  return (
    <Link variant="row" {...noteLink(note.id)}>
      <Stack as="span" gap={0.5} paddingY={2}>
        <Text as="span" personal lines={2} weight="medium">
          <NoteName note={note} />
        </Text>
        <Row as="span" gap={1} align="center" size={2} tone="muted" numeric>
          {pinnedAt !== undefined && <Pin size="0.875rem" role="img" aria-label={m.pinned} />}
          {at !== undefined && !isNamedByDay && moment(at)}
        </Row>
      </Stack>{' '}
    </Link>
  );
}
