import { findNotebook } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { listLink } from '../../links/notes.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { NotebookName, useNotebooks } from '../model/index.ts';
import { noteMessages } from './messages/index.ts';
import styles from './note-properties.module.css';
import { NoteTags } from './note-tags.tsx';

/** Shows below the title of a note where it is: in which notebook, and with which tags. */
export function NoteProperties({ note }: { readonly note: RecordEntry<'notes'> }) {
  return (
    <Row gap={4} rowGap={1} align="center" wrap>
      <NotebookLink id={note.value.notebook} />
      <NoteTags note={note} />
    </Row>
  );
}

/** Links to the notes of the notebook. Renders nothing if it does not exist or is in the trash. */
function NotebookLink({ id }: { readonly id: string | undefined }) {
  const m = useMessages(noteMessages);
  const notebooks = useNotebooks();
  const branch = id === undefined ? null : findNotebook(notebooks, id);
  if (branch === null) return null;
  const { notebook } = branch;
  return (
    <Link
      variant="quiet"
      size={2}
      tone="muted"
      className={styles.notebook ?? ''}
      aria-label={m.notebookNamed({ name: notebook.name || m.untitledNotebook })}
      {...listLink({ kind: 'notebook', id: branch.id })}
    >
      <NotebookName notebook={notebook} />
    </Link>
  );
}
