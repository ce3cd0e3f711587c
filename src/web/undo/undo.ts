import { isLetterKey } from '../ui/letter-key.ts';
import { showToast } from '../ui/toast.tsx';

export interface Undoable {
  /** What was done. */
  readonly message: string;
  /** The word of the button. */
  readonly label: string;
  readonly undo: () => void;
}

const offeredForMilliseconds = 10_000;

/** By act, the newest last: undoes it and takes its notice away. */
const offers = new Set<() => void>();

/**
 * Says what was done and offers to undo it for 10 s: by the button of the notice, which stays longer under the pointer
 * or the focus, or by Mod+Z outside of text.
 */
export function offerUndo({ message, label, undo }: Undoable): void {
  let isUndone = false;
  const undoOnce = () => {
    withdraw();
    if (!isUndone) undo();
    isUndone = true;
  };
  const close = showToast({ message, action: { label, onPress: undoOnce } });
  const undoByKey = () => {
    undoOnce();
    close();
  };
  const withdraw = () => {
    window.clearTimeout(timer);
    offers.delete(undoByKey);
    if (offers.size === 0) window.removeEventListener('keydown', onKey);
  };
  const timer = window.setTimeout(withdraw, offeredForMilliseconds);
  offers.add(undoByKey);
  window.addEventListener('keydown', onKey);
}

/** The newest act first. In a field the key belongs to what is typed there. */
function onKey(event: KeyboardEvent): void {
  const isUndo = isLetterKey(event, 'z') && (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey;
  if (!isUndo || event.defaultPrevented || isEditable(event.target)) return;
  const newest = [...offers].at(-1);
  if (newest === undefined) return;
  event.preventDefault();
  newest();
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea'))
  );
}
