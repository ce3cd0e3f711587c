/** After a change of page the reading goes on at its heading, for those who do not see that it changed. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The same, unless the keys are still where they were: for pages that are walked by a button that stays. */
export function focusHeadingIfLost(): void {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.matches(':disabled')) focusHeading();
}
