import { type RefObject, useEffect, useRef } from 'react';

/** A button in the row of a card. */
export type RowAction = 'up' | 'down' | 'hide' | 'show';

interface ButtonInRow {
  readonly card: string;
  readonly action: RowAction;
}

/**
 * Returns a function to call when a row is about to move. The browser takes focus from a row that moves, so focus goes
 * to the given button afterwards, or to another one of the row if that button is disabled.
 */
export function useFocusInRows(rows: RefObject<HTMLElement | null>): (button: ButtonInRow) => void {
  const wanted = useRef<ButtonInRow | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const { card, action } = wanted.current;
    wanted.current = null;
    // The list renders its rows a moment later than this component.
    requestAnimationFrame(() => {
      const buttons = Array.from(
        rows.current?.querySelectorAll<HTMLButtonElement>(`[data-of="${card}"]:not(:disabled)`) ?? [],
      );
      (buttons.find(({ dataset }) => dataset.action === action) ?? buttons[0])?.focus();
    });
  });
  return (next) => {
    wanted.current = next;
  };
}
