/** Focuses the heading after a change of page, so that screen readers continue there. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Focuses the heading unless the focus is still in place, for pages with a persistent next button. */
export function focusHeadingIfLost(): void {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.matches(':disabled')) focusHeading();
}
