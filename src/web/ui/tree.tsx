import { ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import { useFollow } from './router-provider.tsx';
import styles from './tree.module.css';
import { type ShownRow, shownRows, type TreeRow } from './tree-rows.ts';
import { useHref } from './use-href.ts';
import { type DropPosition, type TreeDrag, useTreeDrag } from './use-tree-drag.ts';
import { type TreeMove, useTreeKeys } from './use-tree-keys.ts';
import { useTreeRows } from './use-tree-rows.ts';

export type { TreeRow } from './tree-rows.ts';
export type { DropPosition, TreeDrag } from './use-tree-drag.ts';
export type { TreeMove } from './use-tree-keys.ts';

export interface TreeProps<Row extends TreeRow> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly children: (row: Row) => ReactNode;
  /** The label of the arrow that expands or collapses a row. */
  readonly expandLabel: string;
  /** The row of the current page. */
  readonly currentId?: string;
  readonly expandedIds: ReadonlySet<string>;
  readonly onExpandedChange: (ids: ReadonlySet<string>) => void;
  /** Called when a row without a URL is pressed. */
  readonly onAction?: (id: string) => void;
  /** Called when the user moves a row with Alt and an arrow key, in a tree with an order that can be changed. */
  readonly onMove?: (id: string, move: TreeMove) => void;
  /** Drag and drop of rows, and onto rows. */
  readonly drag?: TreeDrag;
  readonly className?: string;
}

/**
 * A tree of rows. Arrow keys expand, collapse and move; typing letters searches. Rows with a URL are links. Only
 * visible rows are rendered, so there may be any number of them, and they may change whenever a note does.
 */
export function Tree<Row extends TreeRow>(props: TreeProps<Row>) {
  const { label, rows, children, expandLabel, currentId, expandedIds, onExpandedChange, className } = props;
  const tree = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const shown = shownRows(rows, expandedIds);
  const expand = (id: string, isExpanded: boolean) => {
    const others = [...expandedIds].filter((each) => each !== id);
    onExpandedChange(new Set(isExpanded ? [...others, id] : others));
  };
  const keys = useTreeKeys({ ...props, tree, shown, expand, scrollTo: (index) => rowsInView.scrollTo(index) });
  const rowsInView = useTreeRows({
    holder,
    count: shown.length,
    idAt: (index) => shown[index]?.id ?? '',
    activeIndex: () => keys.activeIndex,
  });
  const drag = useTreeDrag({ drag: props.drag, shown, expandedIds, expand });
  return (
    <div
      ref={tree}
      role="treegrid"
      aria-label={label}
      aria-rowcount={shown.length}
      tabIndex={-1}
      className={classNames(styles.tree, className)}
      data-flat={rows.every((row) => row.children.length === 0) || undefined}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      onBlur={keys.onBlur}
      {...drag.listeners}
    >
      <div ref={holder} role="presentation" className={styles.rows} style={{ blockSize: rowsInView.height }}>
        {rowsInView.built.map(({ index, top }) => {
          const each = shown[index];
          if (each === undefined) return null;
          return (
            <TreeRowView
              key={each.id}
              {...each}
              {...(each.row.children.length > 0 && { isExpanded: expandedIds.has(each.id) })}
              index={index}
              top={top}
              expandLabel={expandLabel}
              isActive={index === keys.activeIndex}
              isCurrent={each.id === currentId}
              dropPosition={drag.target?.id === each.id ? drag.target.position : undefined}
              isDraggable={props.drag?.carries !== undefined}
              onExpand={expand}
              onAction={props.onAction}
            >
              {children(each.row)}
            </TreeRowView>
          );
        })}
      </div>
    </div>
  );
}

interface TreeRowViewProps extends ShownRow {
  /** Undefined for a row without children. */
  readonly isExpanded?: boolean;
  /** The index among all shown rows, counted from 0. */
  readonly index: number;
  /** The distance in pixels from the first row. */
  readonly top: number;
  readonly expandLabel: string;
  readonly isActive: boolean;
  readonly isCurrent: boolean;
  readonly dropPosition: DropPosition | undefined;
  readonly isDraggable: boolean;
  readonly onExpand: (id: string, isExpanded: boolean) => void;
  readonly onAction: ((id: string) => void) | undefined;
  readonly children: ReactNode;
}

function TreeRowView(props: TreeRowViewProps) {
  const { row, level, position, siblings, isExpanded, expandLabel, isActive, isCurrent, children } = props;
  const { index, top, dropPosition, isDraggable, onExpand, onAction } = props;
  const follow = useFollow();
  const hrefOf = useHref();
  const { id, link } = row;
  const href = link && hrefOf(link);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a table element have no levels
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles key events
    <div
      role="row"
      aria-label={row.text}
      aria-rowindex={index + 1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isExpanded}
      tabIndex={isActive ? 0 : -1}
      data-key={id}
      data-drop={dropPosition}
      {...(href !== undefined && { 'data-href': href })}
      {...(onAction !== undefined && { 'data-pressed-for': 'action' })}
      className={styles.row}
      style={{ insetBlockStart: top }}
      draggable={isDraggable}
      onClick={() => onAction?.(id)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a cell of the tree grid */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the row has the focus */}
      <div
        role="gridcell"
        className={styles.content}
        data-level={Math.min(level, deepestIndent)}
        aria-current={isCurrent || undefined}
      >
        {href !== undefined && (
          // biome-ignore lint/a11y/useAnchorContent: the row has the accessible name; this link is for pointers and new tabs
          <a href={href} className={styles.cover} tabIndex={-1} aria-hidden="true" draggable={false} onClick={follow} />
        )}
        {isExpanded === undefined ? (
          <span className={styles.leaf} />
        ) : (
          <button
            type="button"
            tabIndex={-1}
            className={styles.chevron}
            aria-label={expandLabel}
            onClick={(event) => {
              event.stopPropagation(); // the row handles presses itself
              onExpand(id, !isExpanded);
            }}
          >
            <ChevronRight aria-hidden="true" />
          </button>
        )}
        {children}
      </div>
    </div>
  );
}

/** The maximum level of indentation, so that the names of deeper rows still have room. */
const deepestIndent = 6;
