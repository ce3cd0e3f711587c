import { useMessages } from '../language/index.ts';
import type { RecordEntry } from '../replica/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { notesMessages } from './messages/index.ts';
import { noteTitle } from './note-title.ts';
import styles from './notes.module.css';
import { useFirstLine } from './use-first-line.ts';

/** What a note goes by, in a list. */
export function NoteName({ note }: { readonly note: RecordEntry<'notes'> }) {
  const { wholeDay } = useTimeFormat();
  return noteTitle(note.value, wholeDay, null) ?? <FirstLine id={note.id} />;
}

/** A note without a title goes by its text, which is read for the rows in view alone. */
function FirstLine({ id }: { readonly id: string }) {
  const m = useMessages(notesMessages);
  return useFirstLine(id) ?? <span className={styles.untitled}>{m.untitled}</span>;
}
