import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';
import { useRaised } from './use-raised.ts';

/** A short message with at most one action. */
export interface Notice {
  readonly message: string;
  readonly tone?: 'plain' | 'bad';
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Undoes what the message says, instead of another action. */
  readonly onUndo?: () => void;
}

const shownForMilliseconds = 10_000;

const queue = /* @__PURE__ */ new ToastQueue<Notice>({ maxVisibleToasts: 1 });

/** The newest toast, unless it tells of a failure. */
let replaceable: string | null = null;

/**
 * Shows a toast for 10 s in place of the one before. The timer pauses while the toast is hovered or focused. After it, a
 * failure that it covered is shown again.
 *
 * @returns a function that closes the toast early
 */
export function showToast(notice: Notice): () => void {
  const key = queue.add(notice, { timeout: shownForMilliseconds });
  if (replaceable !== null) queue.close(replaceable);
  replaceable = notice.tone === 'bad' ? null : key;
  return () => queue.close(key);
}

/** Closes the toast that is shown, unless it tells of a failure: the user has gone on to something that it would cover. */
export function closeToast(): void {
  if (replaceable !== null) queue.close(replaceable);
  replaceable = null;
}

export interface ToastRegionProps {
  /** The name of the landmark region, to which F6 moves focus. */
  readonly label: string;
  readonly closeLabel: string;
  readonly undoLabel: string;
}

/** The region that shows the toasts. Rendered once, near the root; the toasts end with it. */
export function ToastRegion({ label, closeLabel, undoLabel }: ToastRegionProps) {
  useEffect(() => () => queue.clear(), []);
  return (
    <AriaToastRegion queue={queue} className={classNames(styles.region)} aria-label={label}>
      {({ toast }) => <Toast toast={toast} closeLabel={closeLabel} undoLabel={undoLabel} />}
    </AriaToastRegion>
  );
}

interface ToastProps extends Pick<ToastRegionProps, 'closeLabel' | 'undoLabel'> {
  readonly toast: QueuedToast<Notice>;
}

function Toast({ toast, closeLabel, undoLabel }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  useRaised(box);
  return (
    <AriaToast ref={box} toast={toast} className={classNames(styles.toast)} data-tone={toast.content.tone ?? 'plain'}>
      <ToastContent className={styles.content}>
        <Text slot="title" dir="auto">
          {toast.content.message}
        </Text>
      </ToastContent>
      <div className={styles.buttons}>
        <ToastAction {...toast.content} undoLabel={undoLabel} onDone={() => queue.close(toast.key)} />
        <IconButton slot="close" icon={<X />} label={closeLabel} className={classNames(styles.close)} />
      </div>
    </AriaToast>
  );
}

interface ToastActionProps extends Pick<Notice, 'action' | 'onUndo'>, Pick<ToastRegionProps, 'undoLabel'> {
  readonly onDone: () => void;
}

function ToastAction({ action, onUndo, undoLabel, onDone }: ToastActionProps) {
  const { label, onPress } = action ?? { label: undoLabel, onPress: onUndo };
  if (onPress === undefined) return null;
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
