import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { useMessages } from '../../language/index.ts';
import { placeInHash } from '../../links/place-in-note.ts';
import { showToast } from '../../ui/toast.tsx';
import { linksMessages } from './messages/index.ts';

/**
 * Scrolls to the position in the URL once the editor has loaded, and again on each navigation to the URL. Says so if the
 * URL names a heading that is gone.
 */
export function usePlaceInAddress(host: RefObject<HTMLElement | null>): void {
  const m = useMessages(linksMessages);
  // the router gives each visit of a URL its own key
  const visit = useLocation({ select: ({ state, hash }) => `${state.__TSR_key} ${hash}` });
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again on each visit
  useEffect(() => {
    const place = placeInHash(window.location.hash);
    if (place === null || host.current === null) return;
    return whenThere(host.current, async (content) => {
      const { showPlace } = await import('./show-place.ts');
      const isShown = showPlace(content, place);
      if (!isShown && place.kind === 'heading') showToast({ message: m.headingGone(place), tone: 'bad' });
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
