import { ChevronRight, GripVertical } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import {
  Tree as AriaTree,
  type TreeProps as AriaTreeProps,
  TreeItem,
  TreeItemContent,
} from 'react-aria-components/Tree';
import { classNames } from './class-names.ts';
import styles from './tree.module.css';

export interface TreeRow {
  readonly id: string;
  /** What type-ahead finds and a screen reader says of the row. */
  readonly text: string;
  readonly href?: string;
  readonly children: readonly TreeRow[];
}

export interface TreeProps<Row extends TreeRow> extends Pick<AriaTreeProps<Row>, 'dragAndDropHooks'> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly children: (row: Row) => ReactNode;
  /** The word of the arrow that opens and closes a row. */
  readonly expandLabel: string;
  /** The word of the handle by which a row is dragged with the keyboard; only where rows can be dragged. */
  readonly dragLabel?: string;
  /** The row whose place is shown. */
  readonly currentId?: string;
  readonly expandedIds: ReadonlySet<string>;
  readonly onExpandedChange: (ids: ReadonlySet<string>) => void;
  /** What a press on a row without an address does. */
  readonly onAction?: (id: string) => void;
  readonly empty?: ReactNode;
  readonly className?: string;
}

/** Rows within rows: arrow keys open, close and walk, letters find. Rows with an address lead there. */
export function Tree<Row extends TreeRow>(props: TreeProps<Row>) {
  const { label, rows, children, expandLabel, dragLabel, currentId, expandedIds, onExpandedChange } = props;
  const { onAction, empty, className, dragAndDropHooks } = props;
  return (
    <TreeContext value={{ render: children as (row: TreeRow) => ReactNode, expandLabel, dragLabel, currentId }}>
      <AriaTree
        aria-label={label}
        className={classNames(styles.tree, className)}
        items={rows}
        expandedKeys={expandedIds}
        onExpandedChange={(keys) => onExpandedChange(new Set([...keys].map(String)))}
        {...(onAction && { onAction: (id: string | number) => onAction(String(id)) })}
        {...(dragAndDropHooks && { dragAndDropHooks })}
        {...(empty !== undefined && { renderEmptyState: () => empty })}
      >
        {renderRow}
      </AriaTree>
    </TreeContext>
  );
}

interface Words {
  readonly render: (row: TreeRow) => ReactNode;
  readonly expandLabel: string;
  readonly dragLabel: string | undefined;
  readonly currentId: string | undefined;
}

/** What changes without the rows goes past the collection, which keeps what it built of each row. */
const TreeContext = /* @__PURE__ */ createContext<Words>({
  render: () => null,
  expandLabel: '',
  dragLabel: undefined,
  currentId: undefined,
});

function renderRow(row: TreeRow) {
  return (
    <TreeItem
      id={row.id}
      textValue={row.text}
      className={classNames(styles.row)}
      {...(row.href !== undefined && { href: row.href })}
    >
      <TreeItemContent>
        {({ hasChildItems, level }) => <RowContent row={row} hasChildren={hasChildItems} level={level} />}
      </TreeItemContent>
      <Collection items={row.children}>{renderRow}</Collection>
    </TreeItem>
  );
}

interface RowContentProps {
  readonly row: TreeRow;
  readonly hasChildren: boolean;
  readonly level: number;
}

function RowContent({ row, hasChildren, level }: RowContentProps) {
  const { render, expandLabel, dragLabel, currentId } = useContext(TreeContext);
  return (
    <div className={styles.content} data-level={Math.min(level, 6)} aria-current={row.id === currentId || undefined}>
      {dragLabel !== undefined && (
        <Button slot="drag" className={classNames(styles.handle)} aria-label={dragLabel}>
          <GripVertical aria-hidden="true" />
        </Button>
      )}
      {hasChildren ? (
        <Button slot="chevron" className={classNames(styles.chevron)} aria-label={expandLabel}>
          <ChevronRight aria-hidden="true" />
        </Button>
      ) : (
        <span className={styles.leaf} />
      )}
      {render(row)}
    </div>
  );
}
