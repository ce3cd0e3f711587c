import { type Extension, Prec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Normalises the case of shortcut letters for all later handlers. Shortcuts are bound to `z`, or `Z` with Shift, but
 * Caps Lock inverts the case, so Mod+Shift+Z would undo.
 */
export const ignoreCapsLock: Extension = Prec.highest(
  EditorView.domEventHandlers({
    keydown: (event) => {
      takeCaseOfShift(event);
      return false;
    },
  }),
);

/** Corrects the letter of a shortcut in place. */
export function takeCaseOfShift(event: Pressed): void {
  const key = event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase();
  const isLetter = event.key.length === 1 && key.length === 1;
  if (isLetter && key !== event.key && (event.ctrlKey || event.metaKey))
    Object.defineProperty(event, 'key', { value: key, configurable: true });
}
