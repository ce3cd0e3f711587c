import { useRef } from 'react';

interface Searched<Item> {
  readonly items: readonly Item[];
  readonly textOf: (item: Item) => string | null;
}

/** Letters typed within this interval form one search string. */
const typeAheadMs = 700;

/** Searches the rows of a list for the letters that are typed there. */
export function useTypeAhead<Item>(list: Searched<Item>) {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });

  /** Returns whether a Space belongs to the letters typed before it. */
  const isTyping = () => typed.current.at >= performance.now() - typeAheadMs;

  /** Returns the row that the letters lead to, with one more letter typed at the active row. */
  const find = (letter: string, activeIndex: number): number | null => {
    const now = performance.now();
    const text = (now - typed.current.at < typeAheadMs ? typed.current.text : '') + letter;
    typed.current = { text, at: now };
    return startingWith(list, text, text.length === 1 ? activeIndex + 1 : activeIndex);
  };

  return { isTyping, find };
}

/**
 * Returns the first row whose text starts with `text`, ignoring case and accents. The search starts at `from` and wraps
 * around.
 */
function startingWith<Item>({ items, textOf }: Searched<Item>, text: string, from: number): number | null {
  const collator = new Intl.Collator(undefined, { sensitivity: 'base', usage: 'search' });
  for (let step = 0; step < items.length; step++) {
    const index = (from + step) % items.length;
    const item = items[index];
    const beginning = item === undefined ? undefined : textOf(item)?.slice(0, text.length);
    if (beginning !== undefined && collator.compare(beginning, text) === 0) return index;
  }
  return null;
}
