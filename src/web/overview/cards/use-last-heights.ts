import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { usePersonsNames } from '../../local-preferences/index.ts';

/**
 * Returns the heights of the cards that were shown when the overview was last open on this device, in pixels by id, and
 * remembers those of now. Cards that are loading take this space, so that the cards below do not move.
 *
 * @param cards the element around the cards
 * @param isSettled whether all cards show what they have
 */
export function useLastHeights(cards: RefObject<HTMLElement | null>, isSettled: boolean): ReadonlyMap<string, number> {
  const kept = usePersonsNames('overview-cards');
  const [heights] = useState(() => new Map(kept.value.flatMap(parseHeight)));
  useEffect(() => {
    // A phone may end the app later without a word.
    if (isSettled && cards.current !== null) kept.set(heightsShown(cards.current));
  }, [kept, cards, isSettled]);
  useLayoutEffect(() => {
    const remember = () => {
      // If they were not known before, the next visit had better wait for all cards than know half of them.
      const isHalf = heights.size === 0 && cards.current?.querySelector('[data-loading]') !== null;
      if (cards.current !== null && !isHalf) kept.set(heightsShown(cards.current));
    };
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [kept, cards, heights]);
  return heights;
}

/** A card that is still loading was expected, so it stays so, with the height it had. */
function heightsShown(cards: HTMLElement): readonly string[] {
  const slots = cards.querySelectorAll<HTMLElement>('[data-card]');
  return Array.from(slots)
    .filter(({ offsetHeight }) => offsetHeight > 0)
    .flatMap(({ dataset, offsetHeight }) => (dataset.card === undefined ? [] : `${dataset.card}:${offsetHeight}`));
}

function parseHeight(stored: string): readonly (readonly [id: string, height: number])[] {
  const [id = '', height = ''] = stored.split(':');
  return /^\d{1,4}$/.test(height) ? [[id, Number(height)]] : [];
}
