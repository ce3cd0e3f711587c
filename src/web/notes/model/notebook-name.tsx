import type { Notebook } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { classNames } from '../../ui/class-names.ts';
import { coloured } from './colours.ts';
import { notesMessages } from './messages/index.ts';
import styles from './model.module.css';
import { notebookIcon } from './notebook-looks.ts';
import { SignedName } from './signed-name.tsx';

export function NotebookName({ notebook }: { readonly notebook: Notebook }) {
  const m = useMessages(notesMessages);
  const Icon = notebookIcon(notebook.icon);
  return (
    <SignedName
      sign={
        <Icon
          size="1rem"
          strokeWidth={1.75}
          className={classNames(styles.sign, coloured)}
          data-colour={notebook.colour}
          aria-hidden="true"
        />
      }
    >
      {notebook.name || m.untitledNotebook}
    </SignedName>
  );
}
