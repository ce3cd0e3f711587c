import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useCommandField } from './command-field.ts';
import styles from './command-palette.module.css';

export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  /** Shown beside the label: the kind of item, its date, or another name by which it was found. */
  readonly detail?: string;
  readonly icon: ReactNode;
  /** Shown below the label, to tell items with the same label apart. */
  readonly about?: ReactNode;
  /** The keyboard shortcut for the same action, as printed on the keys. */
  readonly keys?: string;
}

export interface PaletteGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly PaletteItem[];
}

export interface CommandListProps {
  readonly groups: readonly PaletteGroup[];
  /** Shown while there is nothing to select. */
  readonly empty?: string;
  /** Called after the palette has closed. */
  readonly onChoose: (id: string) => void;
}

/** The item to which the arrow keys moved. A new query selects the best match again. */
interface Walked {
  readonly query: string;
  readonly id: string;
}

/** The results for the field of a `CommandPalette`, in groups. A keystroke renders only rows that are new. */
export function CommandList({ groups, empty, onChoose }: CommandListProps) {
  const { listId, label, query, input, onKey, close } = useCommandField();
  const list = useRef<HTMLDivElement>(null);
  const [walked, setWalked] = useState<Walked | null>(null);
  const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
  const walkedId = walked !== null && walked.query === query && ids.includes(walked.id) ? walked.id : null;
  const activeId = walkedId ?? ids[0] ?? null;

  useLayoutEffect(() => {
    if (activeId === null) input.current?.removeAttribute('aria-activedescendant');
    else input.current?.setAttribute('aria-activedescendant', optionId(listId, activeId));
  }, [input, listId, activeId]);

  useEffect(() => {
    if (walkedId !== null) document.getElementById(optionId(listId, walkedId))?.scrollIntoView({ block: 'nearest' });
  }, [listId, walkedId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the top when the query changes
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: 0 });
  }, [query]);

  const choose = (id: string) => {
    close();
    onChoose(id);
  };

  useImperativeHandle(onKey, () => (event: KeyboardEvent) => {
    if (activeId === null) return;
    const step = steps[event.key];
    if (step !== undefined) setWalked({ query, id: ids.at((ids.indexOf(activeId) + step) % ids.length) ?? activeId });
    else if (event.key === 'Enter') choose(activeId);
    else return;
    event.preventDefault();
  });

  const onClick = ({ target }: MouseEvent) => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[role="option"]')?.dataset.key : undefined;
    if (id !== undefined) choose(id);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the input handles key events */}
      <div
        ref={list}
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        className={styles.list}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        {groups.map(
          (group) =>
            group.items.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
              <div key={group.id} role="group" aria-labelledby={optionId(listId, group.id)}>
                <div id={optionId(listId, group.id)} role="presentation" className={styles.group}>
                  {group.label}
                </div>
                {group.items.map((item, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows are reused by position, which is cheaper than new ones
                  <Row key={place} item={item} listId={listId} isActive={item.id === activeId} />
                ))}
              </div>
            ),
        )}
      </div>
      <p className={styles.empty} role="status">
        {ids.length === 0 && empty}
      </p>
    </>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface RowProps {
  readonly item: PaletteItem;
  readonly listId: string;
  /** Whether Enter runs the command. */
  readonly isActive: boolean;
}

const Row = memo(function Row({ item: { id, label, detail, icon, about, keys }, listId, isActive }: RowProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and references the active option
    <div id={optionId(listId, id)} role="option" aria-selected={isActive} data-key={id} className={styles.item}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.words}>
        <span className={styles.label} dir="auto">
          {label}
        </span>
        {about !== undefined && <span className={styles.about}>{about}</span>}
      </span>
      {detail !== undefined && (
        <span className={styles.detail} dir="auto">
          {detail}
        </span>
      )}
      {keys !== undefined && <kbd className={styles.keys}>{keys}</kbd>}
    </div>
  );
});

function optionId(listId: string, id: string): string {
  return `${listId}-${id}`;
}
