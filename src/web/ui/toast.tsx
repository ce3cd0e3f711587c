import { X } from 'lucide-react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';

/** A word about what happened, with at most one thing to do about it. */
export interface Notice {
  readonly message: string;
  readonly tone?: 'plain' | 'bad';
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

const shownForMilliseconds = 10_000;

const queue = /* @__PURE__ */ new ToastQueue<Notice>({ maxVisibleToasts: 3 });

/**
 * Shows a notice for 10 s; the time stands still while the pointer or the focus is on it.
 *
 * @returns takes it away before its time
 */
export function showToast(notice: Notice): () => void {
  const key = queue.add(notice, { timeout: shownForMilliseconds });
  return () => queue.close(key);
}

export interface ToastRegionProps {
  /** Names the region; F6 moves to it. */
  readonly label: string;
  readonly closeLabel: string;
}

/** Where the notices appear. Stands once, near the root. */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  return (
    <AriaToastRegion queue={queue} className={classNames(styles.region)} aria-label={label}>
      {({ toast }) => (
        <AriaToast toast={toast} className={classNames(styles.toast)} data-tone={toast.content.tone ?? 'plain'}>
          <ToastContent className={styles.content}>
            <Text slot="title" dir="auto">
              {toast.content.message}
            </Text>
          </ToastContent>
          <ToastAction notice={toast.content} onDone={() => queue.close(toast.key)} />
          <IconButton slot="close" icon={<X />} label={closeLabel} className={classNames(styles.close)} />
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}

function ToastAction({ notice, onDone }: { readonly notice: Notice; readonly onDone: () => void }) {
  if (!notice.action) return null;
  const { label, onPress } = notice.action;
  return (
    <Button
      variant="quiet"
      className={classNames(styles.action)}
      onPress={() => {
        onPress();
        onDone();
      }}
    >
      {label}
    </Button>
  );
}
