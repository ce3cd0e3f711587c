import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  ArrowDown,
  ArrowDownToLine,
  ArrowLeft,
  ArrowLeftToLine,
  ArrowRight,
  ArrowRightToLine,
  ArrowUp,
  ArrowUpToLine,
  Ellipsis,
  Grid2x2X,
  Trash2,
  WandSparkles,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { CellPosition, Table } from '#domain/notes/markdown/table/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import type { TableMessages } from './messages/index.ts';
import styles from './table.module.css';
import { isPossible, type TableAction } from './table-actions.ts';

interface TableMenuOptions {
  readonly words: TableMessages;
  readonly onAction: (action: TableAction) => void;
  readonly onClose: () => void;
}

export interface TableMenuMount {
  readonly show: (at: { readonly table: Table; readonly cell: CellPosition }) => void;
  readonly focus: () => void;
  readonly isOpen: () => boolean;
  readonly unmount: () => void;
}

/** Renders the menu for the edited cell into an element of its table. */
export function mountTableMenu(host: HTMLElement, { words, onAction, onClose }: TableMenuOptions): TableMenuMount {
  const root = createRoot(host);
  const trigger = () => host.querySelector('button');
  return {
    show: ({ table, cell }) => {
      const isDisabled = (action: TableAction) => !isPossible(action, table, cell);
      root.render(<TableMenu words={words} isDisabled={isDisabled} onAction={onAction} onClose={onClose} />);
    },
    focus: () => trigger()?.focus(),
    isOpen: () => trigger()?.getAttribute('aria-expanded') === 'true',
    // Deferred, because React cannot unmount a root while it renders another.
    unmount: () => queueMicrotask(() => root.unmount()),
  };
}

interface TableMenuProps extends TableMenuOptions {
  readonly isDisabled: (action: TableAction) => boolean;
}

function TableMenu({ words, isDisabled, onAction, onClose }: TableMenuProps) {
  const item = (action: TableAction, tone: 'plain' | 'danger' = 'plain') => (
    <MenuItem
      key={action}
      icon={icons[action]}
      tone={tone}
      isDisabled={isDisabled(action)}
      onAction={() => onAction(action)}
    >
      {words[action]}
    </MenuItem>
  );
  const trigger = <IconButton icon={<Ellipsis />} label={words.options} className={styles.trigger ?? ''} />;
  return (
    <Menu label={words.options} trigger={trigger} onClose={onClose}>
      {(['rowAbove', 'rowBelow', 'rowUp', 'rowDown'] as const).map((action) => item(action))}
      {item('deleteRow', 'danger')}
      <MenuSeparator />
      {(['columnBefore', 'columnAfter', 'columnToStart', 'columnToEnd'] as const).map((action) => item(action))}
      {item('deleteColumn', 'danger')}
      <MenuSeparator />
      {(['alignStart', 'alignCenter', 'alignEnd', 'alignNone', 'tidy'] as const).map((action) => item(action))}
      <MenuSeparator />
      {item('deleteTable', 'danger')}
    </Menu>
  );
}

const icons: { readonly [A in TableAction]: ReactNode } = {
  rowAbove: <ArrowUpToLine />,
  rowBelow: <ArrowDownToLine />,
  rowUp: <ArrowUp />,
  rowDown: <ArrowDown />,
  deleteRow: <Trash2 />,
  columnBefore: <ArrowLeftToLine />,
  columnAfter: <ArrowRightToLine />,
  columnToStart: <ArrowLeft />,
  columnToEnd: <ArrowRight />,
  deleteColumn: <Trash2 />,
  alignStart: <AlignLeft />,
  alignCenter: <AlignCenter />,
  alignEnd: <AlignRight />,
  alignNone: <AlignJustify />,
  tidy: <WandSparkles />,
  deleteTable: <Grid2x2X />,
};
