import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './overlay.module.css';
import { OverlayClosing } from './overlay-closing.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  /** A third option, such as saving a copy first. */
  readonly otherAction?: ReactNode;
  readonly isDangerous?: boolean;
  /** Whether the confirmed action is in progress. The dialog stays open until its owner closes it. */
  readonly isPending?: boolean;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Asks for confirmation before an action that cannot be undone. The dialog closes only with an answer, and the safe
 * button has focus.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel, onConfirm, otherAction, ...rest } = props;
  const { isDangerous = false, isPending = false, ...open } = rest;
  return (
    <ModalOverlay {...open} className={classNames(styles.veil, styles.centred)} isKeyboardDismissDisabled={isPending}>
      <Modal className={classNames(styles.box)}>
        <AriaDialog role="alertdialog" className={classNames(styles.dialog)}>
          {({ close }) => (
            <>
              <OverlayClosing isPending={isPending} />
              <div className={styles.head}>
                <Heading slot="title" level={2} className={classNames(styles.title)} dir="auto">
                  {title}
                </Heading>
              </div>
              <div className={styles.content}>{children}</div>
              <div className={styles.foot}>
                {otherAction}
                <Button variant="quiet" autoFocus isDisabled={isPending} onPress={close}>
                  {cancelLabel}
                </Button>
                <Button variant={isDangerous ? 'danger' : 'primary'} isPending={isPending} onPress={onConfirm}>
                  {confirmLabel}
                </Button>
              </div>
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
