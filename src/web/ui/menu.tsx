import { ArrowDown, ArrowUp, Check, Ellipsis, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  MenuSection,
  MenuTrigger,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';
import { classNames } from './class-names.ts';
import iconButtonStyles from './icon-button.module.css';
import { IconButton } from './icon-button.tsx';
import type { LinkTarget } from './link-target.ts';
import styles from './list-box.module.css';
import { OverlayClosing } from './overlay-closing.tsx';
import { useHref } from './use-href.ts';

export interface MenuProps {
  readonly trigger: ReactNode;
  readonly label: string;
  /** The `MenuItem`s and `MenuSeparator`s. */
  readonly children: ReactNode;
  readonly onClose?: () => void;
}

export function Menu({ trigger, label, children, onClose }: MenuProps) {
  return (
    <MenuTrigger onOpenChange={(isOpen) => (isOpen ? undefined : onClose?.())}>
      {trigger}
      <Items label={label}>{children}</Items>
    </MenuTrigger>
  );
}

export interface MoreMenuProps extends Pick<MenuProps, 'label' | 'children'> {
  readonly isDisabled?: boolean;
  readonly className?: string;
}

/** A menu of further actions, behind a button with an ellipsis. The label is that of both the button and the menu. */
export function MoreMenu({ label, children, ...button }: MoreMenuProps) {
  return (
    <Menu label={label} trigger={<IconButton icon={<Ellipsis />} label={label} {...button} />}>
      {children}
    </Menu>
  );
}

export interface RowMenuProps {
  /** The label of both the button and the menu. */
  readonly label: string;
  readonly className?: string;
  /** The `MenuItem`s and `MenuSeparator`s. */
  readonly children: ReactNode;
}

/**
 * The menu of a row in a long list. Until it is first pressed, it renders only its button. The keys of the list reach
 * the button; Tab does not.
 */
export function RowMenu(menu: RowMenuProps) {
  const [isPressed, setPressed] = useState(false);
  if (isPressed) return <PressedRowMenu {...menu} />;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={menu.label}
      aria-haspopup="menu"
      aria-expanded={false}
      className={classNames(iconButtonStyles.iconButton, menu.className)}
      onClick={(event) => {
        event.stopPropagation(); // the row handles presses itself
        setPressed(true);
      }}
    >
      <Ellipsis />
    </button>
  );
}

/** Opens only after its button has received focus, so that focus returns to the button. */
function PressedRowMenu({ label, className, children }: RowMenuProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <IconButton
        autoFocus
        excludeFromTabOrder
        icon={<Ellipsis />}
        label={label}
        {...(className !== undefined && { className })}
      />
      <Items label={label}>{children}</Items>
    </MenuTrigger>
  );
}

function Items({ label, children }: Pick<MenuProps, 'label' | 'children'>) {
  return (
    <Popover className={classNames(styles.popover, styles.menu)} placement="bottom end">
      <OverlayClosing />
      <AriaMenu className={classNames(styles.list)} aria-label={label}>
        {children}
      </AriaMenu>
    </Popover>
  );
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'className' | 'style' | 'children' | 'render' | 'href'> {
  readonly children: string;
  readonly link?: LinkTarget;
  readonly icon?: ReactNode;
  readonly description?: string;
  readonly tone?: 'plain' | 'danger';
}

export function MenuItem({ children, link, icon, description, tone = 'plain', ...rest }: MenuItemProps) {
  const hrefOf = useHref();
  return (
    <AriaMenuItem
      {...rest}
      {...(link && { href: hrefOf(link) })}
      textValue={children}
      className={classNames(styles.item)}
      data-tone={tone}
    >
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.words}>
        <Text slot="label">{children}</Text>
        {description !== undefined && (
          <Text slot="description" className={classNames(styles.description)}>
            {description}
          </Text>
        )}
      </span>
    </AriaMenuItem>
  );
}

export interface MenuChoiceProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** A menu group with a heading and one selected item. */
export function MenuChoice<Id extends string>({ label, options, value, onChange }: MenuChoiceProps<Id>) {
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find(({ id }) => keys !== 'all' && keys.has(id));
        if (chosen) onChange(chosen.id);
      }}
    >
      <Header className={styles.header}>{label}</Header>
      {options.map((option) => (
        <AriaMenuItem key={option.id} id={option.id} textValue={option.label} className={classNames(styles.item)}>
          <Text slot="label" className={classNames(styles.words)}>
            {option.label}
          </Text>
          <span className={styles.tick} aria-hidden="true">
            <Check />
          </span>
        </AriaMenuItem>
      ))}
    </MenuSection>
  );
}

export function MenuSeparator() {
  return <Separator className={classNames(styles.separator)} />;
}

export interface MoveItemsProps {
  readonly labels: { readonly moveUp: string; readonly moveDown: string };
  /** Returns whether there is room in a direction; by default, always. */
  readonly canMove?: (by: -1 | 1) => boolean;
  readonly onMove: (by: -1 | 1) => void;
}

/** The items of a menu that move something up (-1) and down (1) in its list. */
export function MoveItems({ labels, canMove = () => true, onMove }: MoveItemsProps) {
  return (
    <>
      {canMove(-1) && (
        <MenuItem icon={<ArrowUp />} onAction={() => onMove(-1)}>
          {labels.moveUp}
        </MenuItem>
      )}
      {canMove(1) && (
        <MenuItem icon={<ArrowDown />} onAction={() => onMove(1)}>
          {labels.moveDown}
        </MenuItem>
      )}
    </>
  );
}

/** The item of a menu that deletes something or moves it to the trash. */
export function DeleteItem(props: Omit<MenuItemProps, 'icon' | 'tone'>) {
  return <MenuItem {...props} icon={<Trash2 />} tone="danger" />;
}
