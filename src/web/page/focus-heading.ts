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
