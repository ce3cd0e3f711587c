import { Pin } from 'lucide-react';
import { useMessages } from '../../language/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { useMoment } from '../../time/index.ts';
import { Text } from '../../ui/text.tsx';
import { notesMessages } from '../messages/index.ts';
import { NoteName } from '../note-name.tsx';
import styles from '../notes.module.css';
import { useLastDay } from '../use-last-day.ts';
import { editedAt } from './notes-in-list.ts';

export function NoteRow({ note }: { readonly note: RecordEntry<'notes'> }) {
  const m = useMessages(notesMessages);
  const moment = useMoment();
  const at = editedAt(note.value);
  const lastDay = useLastDay()(note);
  const edited = at === null ? '' : moment(at);
  return (
    <div className={styles.row}>
      <Text personal lines={1} weight="medium">
        <NoteName note={note} />
      </Text>
      <div className={styles.rowFoot}>
        {note.value.pinnedAt !== undefined && <Pin className={styles.pin} role="img" aria-label={m.pinned} />}
        <Text size={2} tone="muted" as="span" numeric>
          {lastDay === null ? edited : m.deletedOn({ day: lastDay })}
        </Text>
      </div>
    </div>
  );
}
