import type { ReactNode } from 'react';
import { GridList, GridListItem, type GridListProps } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { classNames } from './class-names.ts';
import styles from './virtual-list.module.css';

export interface VirtualListProps<Item extends { readonly id: string }>
  extends Pick<
    GridListProps<Item>,
    'selectionMode' | 'selectionBehavior' | 'selectedKeys' | 'defaultSelectedKeys' | 'onSelectionChange'
  > {
  readonly label: string;
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactNode;
  /** What type-ahead finds and a screen reader says of a row. */
  readonly textOf: (item: Item) => string;
  /** Where a row leads; or `onAction`. */
  readonly hrefOf?: (item: Item) => string;
  readonly onAction?: (id: string) => void;
  /** The row whose detail is open. */
  readonly currentId?: string;
  /** Pixels of every row; without it rows are measured, from 64 up. */
  readonly rowHeight?: number;
  readonly empty?: ReactNode;
  readonly className?: string;
}

/**
 * A list of any length that keeps only the rows in view, with arrow keys, type-ahead and selection. It scrolls by
 * itself, so it stands where its height is bounded.
 */
export function VirtualList<Item extends { readonly id: string }>(props: VirtualListProps<Item>) {
  const { label, items, children, textOf, hrefOf, onAction, currentId, rowHeight, empty, className, ...rest } = props;
  const rows = rowHeight === undefined ? { estimatedRowHeight: 64 } : { rowHeight };
  return (
    <Virtualizer layout={ListLayout} layoutOptions={rows}>
      <GridList
        {...rest}
        aria-label={label}
        className={classNames(styles.list, className)}
        items={items}
        dependencies={[children, currentId]}
        {...(onAction && { onAction: (id: string | number) => onAction(String(id)) })}
        {...(empty !== undefined && { renderEmptyState: () => empty })}
      >
        {(item) => (
          <GridListItem
            id={item.id}
            textValue={textOf(item)}
            className={classNames(styles.row, item.id === currentId && styles.current)}
            {...(hrefOf && { href: hrefOf(item) })}
          >
            {children(item)}
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  );
}
