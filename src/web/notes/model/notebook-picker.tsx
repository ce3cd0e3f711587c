import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { foldForSearch } from '#domain/kernel/index.ts';
import type { NotebookBranch } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { isComposing } from '../../ui/composition.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Tree, type TreeRow } from '../../ui/tree.tsx';
import { notesMessages } from './messages/index.ts';
import styles from './model.module.css';
import { NotebookName } from './notebook-name.tsx';
import { useNotebooks } from './use-notebooks.ts';

export interface NotebookPickerProps {
  readonly title: string;
  /** The notebook being moved: it and its descendants cannot be chosen. */
  readonly except?: string;
  readonly onClose: () => void;
  /** Called with the chosen notebook; null stands for no notebook or for the top level. */
  readonly onPick: (notebook: string | null) => void;
}

/** Dialog to choose a notebook from the tree, which can be filtered by name. It is the alternative to dragging. */
export function NotebookPicker({ title, onClose, ...rest }: NotebookPickerProps) {
  const m = useMessages(notesMessages);
  return (
    <Dialog title={title} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Picker {...rest} onClose={onClose} />
    </Dialog>
  );
}

const topId = 'top';

type FieldKeyEvent = Parameters<NonNullable<ComponentProps<typeof TextField>['onKeyDown']>>[0];

function Picker({ except, onClose, onPick }: Omit<NotebookPickerProps, 'title'>) {
  const m = useMessages(notesMessages);
  const notebooks = useNotebooks();
  const [typed, setTyped] = useState('');
  const rows = useMemo(
    () => rowsOf(notebooks, { typed: foldForSearch(typed.trim()), except }),
    [notebooks, typed, except],
  );
  const top: PickerRow = { id: topId, text: m.top, branch: null, isFound: false, children: [] };
  const isFiltered = typed.trim() !== '';
  const best = isFiltered ? firstFound(rows) : null;
  const picker = useRef<HTMLDivElement>(null);
  const pick = (id: string) => {
    onPick(id === topId ? null : id);
    onClose();
  };
  const onKeyDown = (event: FieldKeyEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown') picker.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
    else if (event.key === 'Enter' && best !== null) pick(best);
    else return event.continuePropagation();
    event.preventDefault();
  };
  return (
    <Stack ref={picker} gap={3}>
      <TextField
        label={m.searchNotebooks}
        type="search"
        autoFocus
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        onKeyDown={onKeyDown}
        enterKeyHint="done"
      />
      {isFiltered && rows.length === 0 ? (
        <SecondaryText>{m.noneFound}</SecondaryText>
      ) : (
        <Tree
          label={m.notebooks}
          className={styles.pickerTree ?? ''}
          rows={isFiltered ? rows : [top, ...rows]}
          expandLabel={m.expand}
          expandedIds={idsIn(rows)}
          onExpandedChange={() => {}}
          onAction={pick}
          {...(best !== null && { currentId: best })}
        >
          {({ branch, text }) => (branch === null ? <span>{text}</span> : <NotebookName notebook={branch.notebook} />)}
        </Tree>
      )}
    </Stack>
  );
}

interface PickerRow extends TreeRow {
  readonly branch: NotebookBranch | null;
  /** Whether the notebook's own name matches. Otherwise it is shown as an ancestor of a match. */
  readonly isFound: boolean;
  readonly children: readonly PickerRow[];
}

interface Filter {
  /** The typed text, folded for search. An empty string matches everything. */
  readonly typed: string;
  readonly except: string | undefined;
}

/** Returns the notebooks whose names match, and their ancestors. */
function rowsOf(tree: readonly NotebookBranch[], filter: Filter): readonly PickerRow[] {
  return tree.flatMap((branch): readonly PickerRow[] => {
    if (branch.id === filter.except) return [];
    const text = branch.notebook.name ?? '';
    const children = rowsOf(branch.children, filter);
    const isFound = foldForSearch(text).includes(filter.typed);
    return isFound || children.length > 0 ? [{ id: branch.id, text, branch, isFound, children }] : [];
  });
}

/** Returns the first match in display order, which Enter chooses. */
function firstFound(rows: readonly PickerRow[]): string | null {
  for (const { id, isFound, children } of rows) {
    const found = isFound ? id : firstFound(children);
    if (found !== null) return found;
  }
  return null;
}

function idsIn(rows: readonly TreeRow[]): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => [row.id, ...idsIn(row.children)]));
}
