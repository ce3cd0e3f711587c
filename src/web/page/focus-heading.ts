import { useEffect, useRef } from 'react';

/** What the URL names within a page. It keeps focus when the page appears. */
const named = 'data-named-by-url';

/** Moves focus to the part of a page that the URL names, and scrolls it into view. */
export function focusNamed(part: HTMLElement): void {
  part.setAttribute(named, '');
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView({ block: 'center' });
}

/** Moves focus to the heading after navigation, so that screen readers continue there, unless the URL names a part. */
export function focusHeading(): void {
  if (document.activeElement?.hasAttribute(named)) return;
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
