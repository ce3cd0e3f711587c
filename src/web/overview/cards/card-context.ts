import { createContext } from 'react';

/** What a card's frame knows about it. */
export interface CardPlace {
  readonly title: string;
  /** The height of the card when the overview was last open on this device, in pixels; null if it was not shown. */
  readonly lastHeight: number | null;
}

/** Called by everything in a card that loads; returns a function to call when it has loaded. */
export const AwaitedContext = createContext<() => () => void>(() => () => {});

export const CardContext = createContext<CardPlace>({ title: '', lastHeight: null });
