import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { placeInHash } from './place-in-note.ts';

/** Shows the place in a note's text that the address names, once the text is there, and again when it is gone to again. */
export function usePlaceInAddress(host: RefObject<HTMLElement | null>): void {
  // each visit of an address has a key of its own
  const visit = useLocation({ select: ({ state, hash }) => `${state.__TSR_key} ${hash}` });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit is what it is told of
  useEffect(() => {
    const place = placeInHash(window.location.hash);
    if (place === null || host.current === null) return;
    return whenThere(host.current, async (content) => {
      const { showPlace } = await import('./show-place.ts');
      showPlace(content, place);
    });
  }, [visit, host]);
}

/** The editor is loaded by itself, and the text comes from the disk. @returns stops waiting */
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
