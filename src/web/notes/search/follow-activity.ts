const kinds = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;
const leastMs = 150;

/** Tells, a few times a second at most, that the person types, presses or scrolls in this page. @returns stops telling */
export function followActivity(told: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const act = ({ timeStamp }: Event) => {
    if (timeStamp - last < leastMs) return;
    last = timeStamp;
    told();
  };
  for (const kind of kinds) window.addEventListener(kind, act, { capture: true, passive: true });
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, act, { capture: true });
  };
}
