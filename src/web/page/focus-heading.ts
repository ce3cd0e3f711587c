import { useEffect, useRef } from 'react';

/** Moves focus to the heading after navigation, so that screen readers continue there. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Moves focus to the heading if focus was lost. It is not lost on pages whose next button persists. */
export function focusHeadingIfLost(): void {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.matches(':disabled')) focusHeading();
}

/**
 * Moves focus to the heading if a change of the value has removed the focused element.
 *
 * @param value what the page shows; null while it loads
 */
export function useFocusKept(value: unknown): void {
  const shown = useRef(value);
  useEffect(() => {
    const before = shown.current;
    shown.current = value;
    if (before !== value && before !== null) focusHeadingIfLost();
  }, [value]);
}
