import { type Extension, Prec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Shortcuts are bound by the letter, `z` or with Shift `Z`, and Caps Lock turns these around: Mod+Shift+Z would undo. A
 * letter of a shortcut has the case that Shift alone gives it, for every handler that comes later.
 */
export const ignoreCapsLock: Extension = Prec.highest(
  EditorView.domEventHandlers({
    keydown: (event) => {
      takeCaseOfShift(event);
      return false;
    },
  }),
);

/** Sets the letter of a shortcut right, in place. */
export function takeCaseOfShift(event: Pressed): void {
  const key = event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase();
  const isLetter = event.key.length === 1 && key.length === 1;
  if (isLetter && key !== event.key && (event.ctrlKey || event.metaKey))
    Object.defineProperty(event, 'key', { value: key, configurable: true });
}
