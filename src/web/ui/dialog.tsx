import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './overlay.module.css';
import { OverlayClosing } from './overlay-closing.tsx';
import { closeToast } from './toast.tsx';

export { DialogTrigger };

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode | ((dialog: { readonly close: () => void }) => ReactNode);
  readonly closeLabel: string;
  /** If these two props are omitted, a `DialogTrigger` around the button and this dialog opens it. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** A modal dialog. Focus moves into it and returns when it closes. Escape or a press outside closes it. */
export function Dialog(props: DialogProps) {
  return <Overlay {...props} veil={styles.centred} box={undefined} />;
}

/** A dialog that slides in from the bottom on a phone and from the side on larger screens. */
export function Sheet(props: DialogProps) {
  return <Overlay {...props} veil={styles.sheetVeil} box={styles.sheet} />;
}

/** Shows the content of a sidebar on screens without room for one. It slides in from the start edge. */
export function Drawer(props: DialogProps) {
  return <Overlay {...props} veil={styles.drawerVeil} box={styles.drawer} />;
}

interface OverlayProps extends DialogProps {
  readonly veil: string | undefined;
  readonly box: string | undefined;
}

function Overlay({ title, children, closeLabel, veil, box, ...open }: OverlayProps) {
  return (
    <ModalOverlay {...open} className={classNames(styles.veil, veil)} isDismissable>
      <Modal className={classNames(styles.box, box)}>
        <AriaDialog className={classNames(styles.dialog)}>
          {({ close }) => (
            <>
              <OverlayClosing />
              <ToastClosing />
              <div className={styles.head}>
                <Heading slot="title" level={2} className={classNames(styles.title)} dir="auto">
                  {title}
                </Heading>
                <IconButton icon={<X />} label={closeLabel} onPress={close} />
              </div>
              <div className={styles.content}>{typeof children === 'function' ? children({ close }) : children}</div>
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Closes a toast of what was done before, which would lie over the dialog. */
function ToastClosing() {
  useEffect(closeToast, []);
  return null;
}
