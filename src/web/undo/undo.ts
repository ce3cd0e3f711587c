import { isLetterKey } from '../ui/letter-key.ts';
import { showToast } from '../ui/toast.tsx';

const offeredForMilliseconds = 10_000;

/** One function per action, newest last. It undoes the action and removes its toast. */
const offers = new Set<() => void>();

/**
 * Shows what was done and lets the user undo it for 10 s, with the button in the toast or with Mod+Z outside text
 * fields. The toast stays longer while it is hovered or focused. Another toast replaces it, but Mod+Z still undoes it.
 */
export function offerUndo(message: string, undo: () => void): void {
  let close = () => {};
  const undoOnce = undoByKey(() => {
    close();
    undo();
  });
  close = showToast({ message, onUndo: undoOnce });
}

/**
 * Lets the user undo an action for 10 s with Mod+Z outside text fields, without a toast, since its result is on the
 * screen.
 *
 * @returns a function that undoes it once, also later
 */
export function undoByKey(undo: () => void): () => void {
  let isUndone = false;
  const undoOnce = () => {
    withdraw();
    if (!isUndone) undo();
    isUndone = true;
  };
  const withdraw = () => {
    window.clearTimeout(timer);
    offers.delete(undoOnce);
    if (offers.size === 0) window.removeEventListener('keydown', onKey);
  };
  const timer = window.setTimeout(withdraw, offeredForMilliseconds);
  offers.add(undoOnce);
  window.addEventListener('keydown', onKey);
  return undoOnce;
}

/** Undoes the newest action. In a text field, the shortcut undoes typing instead. */
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
