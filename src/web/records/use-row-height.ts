import { useState } from 'react';

/** So many rem in pixels: rows follow the size of text that the person set in the browser. */
export function useRowHeight(rem: number): number {
  const [fontSize] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  return rem * fontSize;
}
