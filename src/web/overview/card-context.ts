import { createContext } from 'react';

/** What a card's frame knows about it. */
export interface CardPlace {
  /** Whether the card was shown when the overview was last open on this device. */
  readonly isExpected: boolean;
}

export const CardContext = createContext<CardPlace>({ isExpected: false });
