import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Keyboard } from 'react-aria-components/Keyboard';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Text } from 'react-aria-components/Text';
import { Input, TextField } from 'react-aria-components/TextField';
import { classNames } from './class-names.ts';
import styles from './command-palette.module.css';

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
  /** The palette is closed already. */
  readonly onChoose: (id: string) => void;
}

/** One field that leads everywhere: what is typed is searched by whoever gives the groups; arrows, Enter and Escape. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, label, placeholder, query, onQueryChange, groups, onChoose } = props;
  return (
    <ModalOverlay className={classNames(styles.veil)} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={classNames(styles.box)}>
        <Dialog className={classNames(styles.dialog)} aria-label={label}>
          <Autocomplete inputValue={query} onInputChange={onQueryChange}>
            <TextField className={classNames(styles.field)} aria-label={label} autoFocus>
              <Search className={styles.icon} aria-hidden="true" />
              <Input
                className={classNames(styles.input)}
                role="combobox"
                aria-expanded="true"
                placeholder={placeholder}
                dir="auto"
                enterKeyHint="go"
              />
            </TextField>
            <ListBox
              className={classNames(styles.list)}
              aria-label={label}
              items={groups.filter(({ items }) => items.length > 0)}
              onAction={(id) => {
                onOpenChange(false);
                onChoose(String(id));
              }}
            >
              {(group: PaletteGroup) => (
                <ListBoxSection id={group.id}>
                  <Header className={classNames(styles.group)}>{group.label}</Header>
                  <Collection items={group.items}>{(item: PaletteItem) => <Row item={item} />}</Collection>
                </ListBoxSection>
              )}
            </ListBox>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Row({ item: { id, label, detail, icon, keys } }: { readonly item: PaletteItem }) {
  return (
    <ListBoxItem id={id} textValue={label} className={classNames(styles.item)}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <Text slot="label" className={classNames(styles.label)} dir="auto">
        {label}
      </Text>
      {detail !== undefined && (
        <Text slot="description" className={classNames(styles.detail)} dir="auto">
          {detail}
        </Text>
      )}
      {keys !== undefined && <Keyboard className={classNames(styles.keys)}>{keys}</Keyboard>}
    </ListBoxItem>
  );
}
