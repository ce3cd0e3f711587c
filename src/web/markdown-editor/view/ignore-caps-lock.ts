import { type Extension, Prec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Normalises the case of shortcut letters for all later handlers. Shortcuts are bound to `z`, or to `Z` with Shift.
 * Caps Lock inverts the case, so without this Mod+Shift+Z would undo instead of redo.
 */
export const ignoreCapsLock: Extension = Prec.highest(
  EditorView.domEventHandlers({
    keydown: (event) => {
      takeCaseOfShift(event);
      return false;
    },
  }),
);

/** Sets the case of a shortcut's letter in the event itself. */
export function takeCaseOfShift(event: Pressed): void {
  const key = event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase();
  const isLetter = event.key.length === 1 && key.length === 1;
  if (isLetter && key !== event.key && (event.ctrlKey || event.metaKey))
    Object.defineProperty(event, 'key', { value: key, configurable: true });
}
