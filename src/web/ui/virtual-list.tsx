import { GripVertical } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem, type GridListProps } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Checkbox } from './checkbox.tsx';
import { classNames } from './class-names.ts';
import { type ListSelection, useListSelection } from './use-list-selection.ts';
import styles from './virtual-list.module.css';

export interface VirtualListProps<Item extends { readonly id: string }>
  extends Pick<GridListProps<Item>, 'dragAndDropHooks'> {
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
  /** Where several rows can be chosen. */
  readonly selection?: ListSelection;
  /** The word of the handle by which a row is dragged with the keyboard; only where rows can be dragged. */
  readonly dragLabel?: string;
  readonly className?: string;
}

/**
 * A list of any length that keeps only the rows in view, with arrow keys, type-ahead and selection. It scrolls by
 * itself, so it stands where its height is bounded.
 */
export function VirtualList<Item extends { readonly id: string }>(props: VirtualListProps<Item>) {
  const { label, items, children, textOf, hrefOf, onAction, currentId, rowHeight, empty, className } = props;
  const { selection, dragLabel, dragAndDropHooks } = props;
  const pointer = useListSelection(selection, { items, currentId });
  const hasBoxes = selection !== undefined && (selection.isChoosing || selection.ids.size > 0);
  const rows = rowHeight === undefined ? { estimatedRowHeight: 64 } : { rowHeight };
  return (
    <RowContext value={{ render: children as (item: unknown) => ReactNode, currentId, hasBoxes, dragLabel }}>
      <div className={styles.frame} {...pointer}>
        <Virtualizer layout={ListLayout} layoutOptions={rows}>
          <GridList
            {...(dragAndDropHooks && { dragAndDropHooks })}
            {...(selection && {
              selectionMode: 'multiple' as const,
              selectionBehavior: 'toggle' as const,
              selectedKeys: selection.ids,
              onSelectionChange: (keys: 'all' | ReadonlySet<string | number>) =>
                selection.onChange(new Set(keys === 'all' ? items.map(({ id }) => id) : [...keys].map(String))),
            })}
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
      </div>
    </RowContext>
  );
}

interface Row {
  readonly render: (item: unknown) => ReactNode;
  readonly currentId: string | undefined;
  readonly hasBoxes: boolean;
  readonly dragLabel: string | undefined;
}

/**
 * What changes without the items goes past the collection: with it, opening one of 10,000 rows would build the
 * other 9,999 again.
 */
const RowContext = /* @__PURE__ */ createContext<Row>({
  render: () => null,
  currentId: undefined,
  hasBoxes: false,
  dragLabel: undefined,
});

function RowContent({ item }: { readonly item: { readonly id: string } }) {
  const { render, currentId, hasBoxes, dragLabel } = useContext(RowContext);
  return (
    <div className={styles.content} aria-current={item.id === currentId || undefined}>
      {dragLabel !== undefined && (
        <Button slot="drag" className={classNames(styles.handle)} aria-label={dragLabel}>
          <GripVertical aria-hidden="true" />
        </Button>
      )}
      {hasBoxes && (
        <Checkbox slot="selection" className={classNames(styles.box)} isLabelHidden>
          {null}
        </Checkbox>
      )}
      <div className={styles.words}>{render(item)}</div>
    </div>
  );
}
