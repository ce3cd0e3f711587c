import type { LocalDay, RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { noteLink } from '../../links/notes.ts';
import { useDocument, useRecord } from '../../replica/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { SectionHeading } from '../../ui/text.tsx';
import { NoteName } from '../model/index.ts';
import { NotesIndexProvider, useLiveQuery } from '../search/index.ts';
import styles from './links.module.css';
import { linksMessages } from './messages/index.ts';
import { PlacesInNotes } from './places-in-notes.tsx';

export interface NotesMentioningProps {
  readonly recordKey: RecordKey;
  /** Day of the mentioned record. Its daily note is listed too. */
  readonly day?: LocalDay | undefined;
}

/** Lists, on the page of an exercise or workout, the notes that mention it; renders nothing if there are none. */
export function NotesMentioning({ recordKey, day }: NotesMentioningProps) {
  return (
    <NotesIndexProvider>
      <Mentions recordKey={recordKey} />
      {day !== undefined && <NoteOfDay day={day} />}
    </NotesIndexProvider>
  );
}

function Mentions({ recordKey }: { readonly recordKey: RecordKey }) {
  const m = useMessages(linksMessages);
  const known = useLiveQuery({ about: 'mentions', key: recordKey });
  if (known === null || known.value.length === 0) return null;
  return <PlacesInNotes title={m.mentionedIn} places={known.value} />;
}

function NoteOfDay({ day }: { readonly day: LocalDay }) {
  const m = useMessages(linksMessages);
  const id = useDocument().dailyNoteId(day);
  const { entry } = useRecord('notes', id);
  if (entry === null || entry.inTrash) return null;
  return (
    <Stack as="section" ruled gap={2} paddingTop={4} align="start" className={styles.panel} aria-label={m.noteOfDay}>
      <SectionHeading size={3}>{m.noteOfDay}</SectionHeading>
      <Link variant="quiet" {...noteLink(id)} className={styles.noteName ?? ''}>
        <span dir="auto">
          <NoteName note={entry} />
        </span>
      </Link>
    </Stack>
  );
}
