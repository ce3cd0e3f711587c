import type { Notebook } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { sidebarMessages } from './messages/index.ts';
import { notebookIcon } from './notebook-looks.ts';
import styles from './sidebar.module.css';

export function NotebookName({ notebook }: { readonly notebook: Notebook }) {
  const m = useMessages(sidebarMessages);
  const Icon = notebookIcon(notebook.icon);
  return (
    <span className={styles.name}>
      <Icon className={styles.sign} data-colour={notebook.colour} aria-hidden="true" />
      <span className={styles.words} dir="auto">
        {notebook.name || m.untitled}
      </span>
    </span>
  );
}
