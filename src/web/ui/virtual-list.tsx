import { measureElement, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type ReactNode,
  type Ref,
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { carry } from './carry.ts';
import { Checkbox } from './checkbox.tsx';
import { classNames } from './class-names.ts';
import type { LinkTarget } from './link-target.ts';
import { observeListSize, scrollList } from './list-scroller.ts';
import { useFollow } from './router-provider.tsx';
import { type RowRange, rangeAt } from './row-range.ts';
import { rowsBeyondView, rowsToBuild } from './rows-in-view.ts';
import { useStillWhilePressed } from './still-while-pressed.ts';
import { useFontSize } from './use-font-size.ts';
import { useHref } from './use-href.ts';
import { useListKeys } from './use-list-keys.ts';
import { type ListSelection, toggled, useListSelection } from './use-list-selection.ts';
import { useSteadyRows } from './use-steady-rows.ts';
import styles from './virtual-list.module.css';

export interface ListHandle {
  /** Makes the row with this index the active one. */
  readonly walkTo: (index: number) => void;
  /** Scrolls the row with this index to the top, without moving the focus. */
  readonly scrollTo: (index: number) => void;
}

export interface VirtualListProps<Item extends { readonly id: string }> {
  readonly label: string;
  readonly items: readonly Item[];
  /**
   * Identifies the content of the list, such as a folder and its sort order. As long as it is the same, the visible
   * rows stay in place when rows above them are added or removed.
   */
  readonly listed?: string;
  /** @param nameId the id for the element that names the row, if `textOf` returns null */
  readonly children: (item: Item, nameId: string) => ReactNode;
  /** Returns the row's name for type-ahead and screen readers; null if only the rendered row can name it. */
  readonly textOf: (item: Item) => string | null;
  /** Returns the page that a row opens; undefined for a row that only heads others. Alternatively, pass `onAction`. */
  readonly linkOf?: (item: Item) => LinkTarget | undefined;
  readonly onAction?: (id: string) => void;
  /** Called with the active row when the user presses Space, in a list without `selection`. By default, it is opened. */
  readonly onSpace?: (id: string) => void;
  /** The row whose detail is open. */
  readonly currentId?: string;
  /** The height of every row, or of each, in pixels. If it is omitted, rows are measured, starting from an estimate of 64. */
  readonly rowHeight?: number | ((item: Item) => number);
  /** The measured heights by id. They outlive the list, so that it has the same length when it is mounted again. */
  readonly heights?: Map<string, number>;
  readonly empty?: ReactNode;
  /** Enables the selection of several rows. */
  readonly selection?: ListSelection;
  /** Returns the data of dragged rows, by type. */
  readonly dragData?: (ids: readonly string[]) => Readonly<Record<string, string>>;
  /** Called when the user moves the active row or the selected rows by one with Alt and an arrow key. */
  readonly onShift?: (ids: Iterable<string>, by: -1 | 1) => void;
  readonly handle?: Ref<ListHandle>;
}

const estimatedRowHeight = 64;

/** Returns a function that is the same for the same items: if it changes, the virtualizer measures all rows again. */
function useItemKey(items: readonly { readonly id: string }[]): (index: number) => string | number {
  return useCallback((index: number) => items[index]?.id ?? index, [items]);
}

function heightOf<Item>(item: Item, rowHeight: number | ((item: Item) => number) | undefined): number | undefined {
  return typeof rowHeight === 'function' ? rowHeight(item) : rowHeight;
}

function handleOf(walkTo: ListHandle['walkTo'], rows: Virtualizer<HTMLDivElement, Element>): ListHandle {
  return { walkTo, scrollTo: (index) => rows.scrollToIndex(index, { align: 'start' }) };
}

/**
 * A list of any length with arrow keys, type-ahead and selection. It renders only visible rows, so its cost does not
 * grow with the number of rows, and it may change with every keystroke. It scrolls by itself, so its container must
 * limit its height.
 */
export function VirtualList<Item extends { readonly id: string }>(given: VirtualListProps<Item>) {
  const items = useStillWhilePressed(given.items);
  const props = { ...given, items };
  const { label, children, currentId, rowHeight, heights, empty, selection, handle } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const listId = useId();
  const range = useRef<RowRange | null>(null);
  const toggle = (id: string) => {
    if (selection === undefined) return;
    range.current = rangeAt(id, toggled(selection.ids, id));
    selection.onChange(range.current.ids);
  };
  const pointer = useListSelection(selection, { items, currentId, range });
  const keys = useListKeys({ ...props, range, scroller, scrollTo: (index) => rows.scrollToIndex(index) });
  const [isMeasured, setMeasured] = useState(false);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: useItemKey(items),
    estimateSize: (index) => {
      const item = items[index];
      return item === undefined
        ? estimatedRowHeight
        : (heightOf(item, rowHeight) ?? heights?.get(item.id) ?? estimatedRowHeight);
    },
    measureElement: (row, entry, list) => {
      const height = measureElement(row, entry, list);
      if (row instanceof HTMLElement) heights?.set(row.dataset.key ?? '', height);
      return height;
    },
    // used until the list is measured, so that rows render in the first frame rather than in a second pass
    initialRect: { width: 0, height: window.innerHeight },
    observeElementRect: (list, onSize) =>
      observeListSize(list, (size) => {
        setMeasured(true);
        onSize(size);
      }),
    scrollToFn: scrollList,
    overscan: isMeasured ? rowsBeyondView : 0, // invisible rows are rendered after the first frame
    rangeExtractor: (view) => rowsToBuild(view, keys.activeIndex),
  });
  useMeasuredAnew(rows, heights);
  useSteadyRows(rows, props);
  useImperativeHandle(handle, () => handleOf(keys.walkTo, rows));
  if (items.length === 0) return empty === undefined ? null : <div className={styles.empty}>{empty}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualised grid; most rows are not in the DOM
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={items.length}
      {...(selection && { 'aria-multiselectable': true })}
      tabIndex={-1}
      className={styles.list}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      onBlur={keys.onBlur}
      {...pointer}
    >
      <div role="presentation" className={styles.rows} style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          const nameId = `${listId}${item.id.replaceAll(/\s/g, '_')}`; // a space would split the reference
          return (
            <Row
              key={item.id}
              {...props}
              item={item}
              index={index}
              start={start}
              nameId={nameId}
              isActive={index === keys.activeIndex}
              onToggle={toggle}
              measure={rowHeight === undefined ? rows.measureElement : undefined}
            >
              {children(item, nameId)}
            </Row>
          );
        })}
      </div>
    </div>
  );
}

/** Forgets all heights when the font size changes, and measures the rendered rows again. */
function useMeasuredAnew(rows: Virtualizer<HTMLDivElement, Element>, heights: Map<string, number> | undefined): void {
  const fontSize = useFontSize();
  const measuredAt = useRef(fontSize);
  useLayoutEffect(() => {
    if (measuredAt.current === fontSize) return;
    measuredAt.current = fontSize;
    heights?.clear();
    rows.measure();
    for (const row of rows.elementsCache.values()) rows.measureElement(row as HTMLDivElement);
  }, [rows, heights, fontSize]);
}

interface RowProps<Item extends { readonly id: string }> extends Omit<VirtualListProps<Item>, 'children'> {
  readonly item: Item;
  readonly index: number;
  /** The distance in pixels from the top of the list. */
  readonly start: number;
  readonly nameId: string;
  readonly isActive: boolean;
  readonly onToggle: (id: string) => void;
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
  readonly children: ReactNode;
}

function Row<Item extends { readonly id: string }>(props: RowProps<Item>) {
  const { item, index, start, nameId, isActive, onToggle, measure, children } = props;
  const { textOf, linkOf, onAction, currentId, rowHeight, selection, dragData } = props;
  const follow = useFollow();
  const hrefOf = useHref();
  const { id } = item;
  const link = linkOf?.(item);
  const href = link && hrefOf(link);
  const text = textOf(item);
  const name = text === null ? { 'aria-labelledby': nameId } : { 'aria-label': text };
  const isChosen = selection?.ids.has(id) ?? false;
  const hasBox = selection !== undefined && (selection.isChoosing || selection.ids.size > 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of the virtualised grid
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles key events
    <div
      ref={measure}
      role="row"
      {...name}
      aria-rowindex={index + 1}
      {...(selection && { 'aria-selected': isChosen })}
      tabIndex={isActive ? 0 : -1}
      data-key={id}
      data-index={index}
      {...(href !== undefined && { 'data-href': href })}
      {...(isChosen && { 'data-selected': true })}
      className={styles.row}
      style={{ insetBlockStart: start, blockSize: heightOf(item, rowHeight) }}
      draggable={dragData !== undefined}
      onDragStart={(event) => dragData && carry(event, dragData(isChosen ? [...(selection?.ids ?? [])] : [id]))}
      onClick={({ target }) => {
        if (!isOnControl(target)) onAction?.(id);
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a cell of the virtualised grid */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the row has the focus */}
      <div role="gridcell" className={styles.content} aria-current={id === currentId || undefined}>
        {href !== undefined && (
          // biome-ignore lint/a11y/useAnchorContent: the row has the accessible name; this link is for pointers and new tabs
          <a href={href} className={styles.cover} tabIndex={-1} aria-hidden="true" draggable={false} onClick={follow} />
        )}
        {hasBox && (
          <Checkbox
            className={classNames(styles.box)}
            isLabelHidden
            excludeFromTabOrder
            isSelected={isChosen}
            onChange={() => onToggle(id)}
            {...(text === null && name)}
          >
            {text}
          </Checkbox>
        )}
        <div className={styles.words}>{children}</div>
      </div>
    </div>
  );
}

/** Controls inside a row handle presses themselves. */
function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, label, input') !== null;
}
