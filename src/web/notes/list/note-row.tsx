import { NotebookText, Pin } from 'lucide-react';
import { memo } from 'react';
import { findNotebook } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import type { NotesList, NotesSort } from '../../links/notes-list.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { useMoment, useTimeFormat } from '../../time/index.ts';
import { classNames } from '../../ui/class-names.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { noteTitle, useNotebooks } from '../model/index.ts';
import { BeginningName, useBeginning } from '../search/index.ts';
import { TagSign, useTags } from '../tags/index.ts';
import styles from './list.module.css';
import { listMessages } from './messages/index.ts';
import { editedAt } from './notes-in-list.ts';
import { useLastDay } from './use-last-day.ts';

export interface NoteRowProps {
  readonly note: RecordEntry<'notes'>;
  readonly list: NotesList;
  readonly sort: NotesSort;
  readonly nameId: string;
}

/** Shows a note in a list: its name, and the details that distinguish it. */
export const NoteRow = memo(function NoteRow({ note, list, sort, nameId }: NoteRowProps) {
  const m = useMessages(listMessages);
  const { wholeDay } = useTimeFormat();
  const { id, value } = note;
  const title = noteTitle(value, wholeDay, null);
  const preview = useBeginning(id, title !== null)?.preview ?? '';
  return (
    <Stack gap={0.5} justify="center" className={styles.row}>
      <Text id={nameId} personal lines={preview === '' ? 2 : 1} weight="medium" className={styles.title ?? ''}>
        {title ?? <BeginningName id={id} />}
      </Text>
      {preview !== '' && (
        <SecondaryText personal lines={1} className={styles.preview ?? ''}>
          {preview}
        </SecondaryText>
      )}
      <Row gap={3} align="center" className={styles.foot}>
        {value.pinnedAt !== undefined && (
          <Pin size="0.875rem" className={styles.pin} role="img" aria-label={m.pinned} />
        )}
        <When note={note} sort={sort} />
        {!(typeof list === 'object' && list.kind === 'notebook') && <InNotebook id={value.notebook} />}
        <RowTags note={note} />
      </Row>
    </Stack>
  );
});

function When({ note, sort }: Pick<NoteRowProps, 'note' | 'sort'>) {
  const m = useMessages(listMessages);
  const moment = useMoment();
  const lastDay = useLastDay()(note);
  const { createdAt } = note.value;
  const at = sort === 'created' ? (createdAt ?? null) : editedAt(note.value);
  const words = lastDay !== null ? m.deletedOn({ day: lastDay }) : at === null ? '' : moment(at);
  return (
    <SecondaryText as="span" numeric className={styles.when ?? ''}>
      {words}
    </SecondaryText>
  );
}

/** Shows the name of the notebook if it still exists. */
function InNotebook({ id }: { readonly id: string | undefined }) {
  const notebooks = useNotebooks();
  const branch = id === undefined ? null : findNotebook(notebooks, id);
  if (branch === null) return null;
  return (
    <Row as="span" gap={0.5} align="center" size={1} tone="muted" className={classNames(styles.mark, styles.notebook)}>
      <NotebookText size="0.875rem" strokeWidth={1.75} aria-hidden="true" />
      <Text as="span" lines={1} personal>
        {branch.notebook.name}
      </Text>
    </Row>
  );
}

/** The maximum number of tags in a row. With more, each would be truncated to nothing. */
const maxTags = 3;

function RowTags({ note }: { readonly note: RecordEntry<'notes'> }) {
  const m = useMessages(listMessages);
  const { tagsOf } = useTags();
  const tags = tagsOf(note);
  const more = tags.length - maxTags;
  return (
    <>
      {tags.slice(0, maxTags).map(({ tag, name }) => (
        <Row as="span" key={tag} gap={0.5} align="center" size={1} tone="muted" className={styles.mark}>
          <TagSign tag={tag} />
          <Text as="span" lines={1} personal>
            {name}
          </Text>
        </Row>
      ))}
      {more > 0 && (
        <Text size={1} tone="muted" as="span" numeric className={styles.when ?? ''}>
          {m.moreTags({ count: more })}
        </Text>
      )}
    </>
  );
}
