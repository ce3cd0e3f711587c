import { useEffect } from 'react';

/** The longest time between the clicks of a double click. */
const doubleClickMs = 400;
/** How far apart the clicks of a double click are at most. */
const reachPx = 24;

/**
 * Covers the place of the press that removed the component, for as long as a second click may follow. Otherwise a
 * double click on *Save* would also press what is behind the dialog.
 */
export function useSecondClickShield(): void {
  useEffect(() => {
    const listening = new AbortController();
    let last: PointerEvent | null = null;
    const note = (event: PointerEvent) => {
      last = event;
    };
    window.addEventListener('pointerup', note, { capture: true, signal: listening.signal });
    return () => {
      listening.abort();
      if (last !== null && performance.now() - last.timeStamp < doubleClickMs) cover(last);
    };
  }, []);
}

function cover({ clientX, clientY }: PointerEvent): void {
  const shield = document.createElement('div');
  // for overlays that open meanwhile, a press on it is not one outside of them
  shield.dataset.reactAriaTopLayer = 'true';
  shield.dataset.secondClickShield = '';
  shield.setAttribute('aria-hidden', 'true');
  Object.assign(shield.style, {
    position: 'fixed',
    left: `${clientX - reachPx}px`,
    top: `${clientY - reachPx}px`,
    width: `${2 * reachPx}px`,
    height: `${2 * reachPx}px`,
    zIndex: '2147483647',
  });
  document.body.append(shield);
  setTimeout(() => shield.remove(), doubleClickMs);
}
