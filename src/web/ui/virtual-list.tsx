import { createContext, type ReactNode, useContext } from 'react';
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
  /** What type-ahead finds and a screen reader says of a row. Asked once for each item object, as is `hrefOf`. */
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
    <RowContext value={{ render: children as (item: unknown) => ReactNode, currentId }}>
      <Virtualizer layout={ListLayout} layoutOptions={rows}>
        <GridList
          {...rest}
          aria-label={label}
          className={classNames(styles.list, className)}
          items={items}
          {...(onAction && { onAction: (id: string | number) => onAction(String(id)) })}
          {...(empty !== undefined && { renderEmptyState: () => empty })}
        >
          {(item) => (
            <GridListItem
              id={item.id}
              textValue={textOf(item)}
              className={classNames(styles.row)}
              {...(hrefOf && { href: hrefOf(item) })}
            >
              <RowContent item={item} />
            </GridListItem>
          )}
        </GridList>
      </Virtualizer>
    </RowContext>
  );
}

interface Row {
  readonly render: (item: unknown) => ReactNode;
  readonly currentId: string | undefined;
}

/**
 * What changes without the items goes past the collection: with it, opening one of 10,000 rows would build the
 * other 9,999 again.
 */
const RowContext = /* @__PURE__ */ createContext<Row>({ render: () => null, currentId: undefined });

function RowContent({ item }: { readonly item: { readonly id: string } }) {
  const { render, currentId } = useContext(RowContext);
  return (
    <div className={styles.content} aria-current={item.id === currentId || undefined}>
      {render(item)}
    </div>
  );
}
