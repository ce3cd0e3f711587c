import { useSyncExternalStore } from 'react';

/** Returns the font size of the page in pixels, which can change while it is open: in the settings of the browser. */
export function useFontSize(): number {
  return useSyncExternalStore(follow, fontSize);
}

/** Read only once, as each list reads it on each render. Then it is followed. */
let known: number | null = null;

function fontSize(): number {
  known ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return known;
}

const followers = new Set<() => void>();
let stop = () => {};

function follow(onChange: () => void): () => void {
  if (followers.size === 0) stop = observe();
  followers.add(onChange);
  return () => {
    followers.delete(onChange);
    if (followers.size === 0) stop();
  };
}

/** Observes an element that is one rem wide, since the browser does not announce a change of the font size. */
function observe(): () => void {
  const rem = document.createElement('div');
  rem.ariaHidden = 'true';
  Object.assign(rem.style, { position: 'absolute', visibility: 'hidden', inlineSize: '1rem', blockSize: '0' });
  const observer = new ResizeObserver(([entry]) => {
    const size = entry?.contentBoxSize[0]?.inlineSize;
    if (size === undefined || size === known) return;
    // Lists measure their rows, which the browser does not allow while it reports sizes. Until then, all of them read
    // the size from before, so that none is rendered between its height and that of its rows.
    requestAnimationFrame(() => {
      known = size;
      for (const onChange of followers) onChange();
    });
  });
  document.body.append(rem);
  observer.observe(rem);
  return () => {
    observer.disconnect();
    rem.remove();
  };
}
