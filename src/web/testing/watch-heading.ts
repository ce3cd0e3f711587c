import { onTestFinished } from 'vitest';

/** Watches from now until the test ends whether a heading that was shown disappears. */
export function watchHeading(): { readonly isLost: () => boolean } {
  let wasShown = false;
  let isLost = false;
  const look = () => {
    const isShown = document.querySelector('h1')?.checkVisibility() ?? false;
    if (wasShown && !isShown) isLost = true;
    wasShown = isShown;
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  return { isLost: () => isLost };
}
