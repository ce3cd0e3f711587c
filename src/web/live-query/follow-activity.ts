const kinds = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;
const minMs = 150;

/**
 * Calls a function when the user types, presses or scrolls, throttled to a few times per second.
 *
 * @returns a function that stops this
 */
export function followActivity(told: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const act = ({ timeStamp }: Event) => {
    if (timeStamp - last < minMs) return;
    last = timeStamp;
    told();
  };
  for (const kind of kinds) window.addEventListener(kind, act, { capture: true, passive: true });
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, act, { capture: true });
  };
}
