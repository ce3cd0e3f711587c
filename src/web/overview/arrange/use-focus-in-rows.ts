import { type RefObject, useEffect, useRef } from 'react';

/** A button in the row of a card. */
export type RowAction = 'up' | 'down' | 'hide' | 'show';

interface PressedButton {
  readonly card: string;
  readonly action: RowAction;
}

/**
 * Returns a function to call when a button changes the place of its row. The browser takes focus from a row that moves,
 * so focus returns to the button, or to another one of the row if the button is gone or disabled.
 */
export function useFocusInRows(rows: RefObject<HTMLElement | null>): (pressed: PressedButton) => void {
  const pressed = useRef<PressedButton | null>(null);
  useEffect(() => {
    if (pressed.current === null) return;
    const { card, action } = pressed.current;
    pressed.current = null;
    // The list renders its rows a moment later than this component.
    requestAnimationFrame(() => {
      const buttons = Array.from(
        rows.current?.querySelectorAll<HTMLButtonElement>(`[data-of="${card}"]:not(:disabled)`) ?? [],
      );
      (buttons.find(({ dataset }) => dataset.action === action) ?? buttons[0])?.focus();
    });
  });
  return (next) => {
    pressed.current = next;
  };
}
