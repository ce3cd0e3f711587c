import { useMemo, useState } from 'react';
import { foldForSearch } from '#domain/kernel/index.ts';
import type { NotebookBranch } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Text } from '../../ui/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Tree, type TreeRow } from '../../ui/tree.tsx';
import { sidebarMessages } from './messages/index.ts';
import { NotebookName } from './notebook-name.tsx';
import styles from './sidebar.module.css';
import { useNotebooks } from './use-notebooks.ts';

export interface NotebookPickerProps {
  readonly title: string;
  /** A notebook that is itself moved: it and what is below it cannot be chosen. */
  readonly except?: string;
  readonly onClose: () => void;
  /** Null: no notebook, at the top. */
  readonly onPick: (notebook: string | null) => void;
}

/** A notebook from the tree, found by its name: the way to move things without dragging them. */
export function NotebookPicker({ title, onClose, ...rest }: NotebookPickerProps) {
  const m = useMessages(sidebarMessages);
  return (
    <Dialog title={title} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Picker {...rest} onClose={onClose} />
    </Dialog>
  );
}

const topId = 'top';

function Picker({ except, onClose, onPick }: Omit<NotebookPickerProps, 'title'>) {
  const m = useMessages(sidebarMessages);
  const tree = useNotebooks();
  const [typed, setTyped] = useState('');
  const rows = useMemo(() => rowsOf(tree, { typed: foldForSearch(typed.trim()), except }), [tree, typed, except]);
  const top: PickerRow = { id: topId, text: m.top, branch: null, children: [] };
  const isFiltered = typed.trim() !== '';
  return (
    <div className={styles.picker}>
      <TextField
        label={m.notebookFilter}
        type="search"
        autoFocus
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      {isFiltered && rows.length === 0 ? (
        <Text size={2} tone="muted">
          {m.noneFound}
        </Text>
      ) : (
        <Tree
          label={m.notebooks}
          className={styles.pickerTree ?? ''}
          rows={isFiltered ? rows : [top, ...rows]}
          expandLabel={m.expand}
          expandedIds={idsIn(rows)}
          onExpandedChange={() => {}}
          onAction={(id) => {
            onPick(id === topId ? null : id);
            onClose();
          }}
        >
          {({ branch, text }) => (branch === null ? <span>{text}</span> : <NotebookName notebook={branch.notebook} />)}
        </Tree>
      )}
    </div>
  );
}

interface PickerRow extends TreeRow {
  readonly branch: NotebookBranch | null;
  readonly children: readonly PickerRow[];
}

interface Filter {
  /** Folded for search; empty for all. */
  readonly typed: string;
  readonly except: string | undefined;
}

/** What has the typed part in its name, and what leads there. */
function rowsOf(tree: readonly NotebookBranch[], filter: Filter): readonly PickerRow[] {
  return tree.flatMap((branch): readonly PickerRow[] => {
    if (branch.id === filter.except) return [];
    const text = branch.notebook.name ?? '';
    const children = rowsOf(branch.children, filter);
    const isFound = foldForSearch(text).includes(filter.typed);
    return isFound || children.length > 0 ? [{ id: branch.id, text, branch, children }] : [];
  });
}

function idsIn(rows: readonly TreeRow[]): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => [row.id, ...idsIn(row.children)]));
}
