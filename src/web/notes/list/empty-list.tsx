import type { ReactNode } from 'react';
import { findNotebook } from '#domain/notes/index.ts';
import { importLink } from '../../import/link-targets.ts';
import { useMessages } from '../../language/index.ts';
import { Link } from '../../ui/link.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Text } from '../../ui/text.tsx';
import { notesMessages } from '../messages/index.ts';
import { useNotebooks } from '../sidebar/use-notebooks.ts';
import type { NotesList } from '../use-notes-route.ts';
import styles from './list.module.css';
import { listMessages } from './messages/index.ts';

export function EmptyList({ list }: { readonly list: NotesList }) {
  const words = useMessages(notesMessages);
  const m = useMessages(listMessages);
  const notebooks = useNotebooks();
  if (list === 'pinned') return <Empty title={m.emptyPinned}>{m.emptyPinnedText}</Empty>;
  if (list === 'archive') return <Empty title={m.emptyArchive}>{m.emptyArchiveText}</Empty>;
  if (list === 'trash') return <Empty title={words.trashEmpty}>{words.trashEmptyText}</Empty>;
  if (list === 'today') return <Empty title={m.emptyToday}>{m.emptyTodayText}</Empty>;
  if (typeof list === 'object' && list.kind === 'tag') return <Empty title={m.emptyTag}>{m.emptyTagText}</Empty>;
  if (typeof list === 'object' && list.kind === 'notebook') {
    return findNotebook(notebooks, list.id) === null ? (
      <Empty title={m.noNotebook}>{m.noNotebookText}</Empty>
    ) : (
      <Empty title={m.emptyNotebook}>{m.emptyNotebookText}</Empty>
    );
  }
  if (typeof list === 'object') return <Empty title={m.noSearch}>{m.noSearchText}</Empty>;
  return (
    <Empty
      title={words.empty}
      action={
        <Link variant="button" {...importLink}>
          {words.import}
        </Link>
      }
    >
      <p>{words.emptyText}</p>
      <Text size={2} tone="muted" className={styles.example ?? ''}>
        {words.emptyExampleLabel}: “{words.emptyExample}”
      </Text>
    </Empty>
  );
}

interface EmptyProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Empty({ title, action, children }: EmptyProps) {
  return (
    <StateView kind="empty" title={title} action={action}>
      {children}
    </StateView>
  );
}
