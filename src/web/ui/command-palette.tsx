import { Search } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from './class-names.ts';
import styles from './command-palette.module.css';
import { isComposing } from './composition.ts';

export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  /** Beside the label: what kind of thing, when, or under which other name it was found. */
  readonly detail?: string;
  readonly icon: ReactNode;
  /** The keys that do the same, as printed on them. */
  readonly keys?: string;
}

export interface PaletteGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly PaletteItem[];
}

export interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly groups: readonly PaletteGroup[];
  /** What stands there while there is nothing to choose. */
  readonly empty?: string;
  /** The palette is closed already. */
  readonly onChoose: (id: string) => void;
}

/** Where the arrows stand; with another query they stand at the best again. */
interface Walked {
  readonly query: string;
  readonly id: string;
}

/**
 * One field that leads everywhere: what is typed is searched by whoever gives the groups; arrows, Enter and Escape. The
 * focus stays in the field, the option that Enter takes is named to screen readers. A key builds only the rows that are
 * new.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, label } = props;
  return (
    <ModalOverlay className={classNames(styles.veil)} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={classNames(styles.box)}>
        <Dialog className={classNames(styles.dialog)} aria-label={label}>
          <FieldAndList {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function FieldAndList(props: CommandPaletteProps) {
  const { onOpenChange, label, placeholder, query, onQueryChange, groups, empty, onChoose } = props;
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [walked, setWalked] = useState<Walked | null>(null);
  const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
  const walkedId = walked !== null && walked.query === query && ids.includes(walked.id) ? walked.id : null;
  const activeId = walkedId ?? ids[0] ?? null;

  useEffect(() => {
    if (walkedId !== null) document.getElementById(optionId(listId, walkedId))?.scrollIntoView({ block: 'nearest' });
  }, [listId, walkedId]);

  const choose = (id: string) => {
    onOpenChange(false);
    onChoose(id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || activeId === null) return;
    const step = steps[event.key];
    if (step !== undefined) setWalked({ query, id: ids.at((ids.indexOf(activeId) + step) % ids.length) ?? activeId });
    else if (event.key === 'Enter') choose(activeId);
    else return;
    event.preventDefault();
  };

  const onClick = ({ target }: MouseEvent) => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[role="option"]')?.dataset.key : undefined;
    if (id !== undefined) choose(id);
  };

  return (
    <>
      <div className={styles.field}>
        <Search className={styles.icon} aria-hidden="true" />
        <input
          className={styles.input}
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={activeId === null ? undefined : optionId(listId, activeId)}
          // biome-ignore lint/a11y/noAutofocus: a palette is opened to type into it
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={placeholder}
          dir="auto"
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => {
            list.current?.scrollTo({ top: 0 });
            onQueryChange(target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys */}
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
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
              <div key={group.id} role="group" aria-labelledby={optionId(listId, group.id)}>
                <div id={optionId(listId, group.id)} role="presentation" className={styles.group}>
                  {group.label}
                </div>
                {group.items.map((item, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row shows what comes to stand there, which is less to draw than a new one
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
  /** Enter takes it. */
  readonly isActive: boolean;
}

const Row = memo(function Row({ item: { id, label, detail, icon, keys }, listId, isActive }: RowProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option
    <div id={optionId(listId, id)} role="option" aria-selected={isActive} data-key={id} className={styles.item}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.label} dir="auto">
        {label}
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
