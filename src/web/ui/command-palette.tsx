import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from './class-names.ts';
import { CommandField } from './command-field.ts';
import styles from './command-palette.module.css';
import { isComposing } from './composition.ts';
import { OverlayClosing } from './overlay-closing.tsx';

export interface CommandPaletteProps {
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** The `CommandList` with the results. It may load after the field, which accepts input in the meantime. */
  readonly children: ReactNode;
}

/**
 * A search field for everything in the app. The component that renders the list does the search. The palette handles
 * arrow keys, Enter and Escape. Focus stays in the field, and the active option is announced to screen readers.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { onOpenChange, label } = props;
  return (
    <ModalOverlay className={classNames(styles.veil)} isOpen onOpenChange={onOpenChange} isDismissable>
      <Modal className={classNames(styles.box)}>
        <Dialog className={classNames(styles.dialog)} aria-label={label}>
          <OverlayClosing />
          <Field {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Field({ onOpenChange, label, placeholder, query, onQueryChange, children }: CommandPaletteProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const onKey = useRef<((event: KeyboardEvent) => void) | null>(null);
  return (
    <>
      <div className={styles.field}>
        <Search className={styles.icon} aria-hidden="true" />
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={listId}
          // biome-ignore lint/a11y/noAutofocus: the user opens the palette to type into it
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={placeholder}
          dir="auto"
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => onQueryChange(target.value)}
          onKeyDown={(event) => {
            if (!isComposing(event.nativeEvent)) onKey.current?.(event);
          }}
        />
      </div>
      <CommandField value={{ listId, label, query, input, onKey, close: () => onOpenChange(false) }}>
        {children}
      </CommandField>
    </>
  );
}
