import { type RefObject, useLayoutEffect, useState } from 'react';
import { usePersonsNames } from '../local-preferences/index.ts';

/**
 * Returns the ids of the cards that were shown when the overview was last open on this device, and remembers those that
 * are shown now.
 *
 * @param cards the element around the cards
 */
export function useExpectedCards(cards: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const kept = usePersonsNames('overview-cards');
  const [expected] = useState(() => new Set(kept.value));
  useLayoutEffect(() => {
    const remember = () => {
      if (cards.current !== null) kept.set(idsShown(cards.current));
    };
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [kept, cards]);
  return expected;
}

/** A card that is still loading was expected, so it stays so. */
function idsShown(cards: HTMLElement): readonly string[] {
  const slots = cards.querySelectorAll<HTMLElement>('[data-card]');
  return Array.from(slots)
    .filter((slot) => slot.childElementCount > 0)
    .flatMap(({ dataset }) => dataset.card ?? []);
}
