import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { useMessages } from '../../language/index.ts';
import { placeInHash } from '../../links/place-in-note.ts';
import { showToast } from '../../ui/toast.tsx';
import { linksMessages } from './messages/index.ts';

/**
 * Scrolls to the position in the URL once the editor has loaded, and again on each navigation to the URL. Says so if the
 * URL names a heading or a block that is gone.
 */
export function usePlaceInAddress(host: RefObject<HTMLElement | null>): void {
  const m = useMessages(linksMessages);
  // The router gives each visit of a URL its own key. Before it has resolved, the previous note is still shown.
  const visit = useRouterState({
    select: ({ location: { state, hash }, resolvedLocation }) =>
      resolvedLocation?.state.__TSR_key === state.__TSR_key ? `${state.__TSR_key} ${hash}` : null,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again on each visit
  useEffect(() => {
    const place = placeInHash(window.location.hash);
    if (visit === null || place === null || host.current === null) return;
    return whenThere(host.current, async (content) => {
      const { showPlace } = await import('./show-place.ts');
      if (showPlace(content, place) || place.kind === 'span') return;
      const heading = place.kind === 'heading' ? place.path.at(-1) : undefined;
      showToast({ message: heading === undefined ? m.blockGone : m.headingGone({ heading }), tone: 'bad' });
    });
  }, [visit, host]);
}

/**
 * Runs a function once the editor is there. The editor is loaded on demand, and its text is read from disk.
 *
 * @returns a function that stops waiting
 */
function whenThere(host: HTMLElement, work: (content: HTMLElement) => void): () => void {
  const look = () => {
    const content = host.querySelector<HTMLElement>('.cm-content');
    if (content === null) return;
    observer.disconnect();
    work(content);
  };
  const observer = new MutationObserver(look);
  observer.observe(host, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
