import { useState } from 'react';

/** Converts rem to pixels, so that row heights follow the font size set in the browser. */
export function useRowHeight(rem: number): number {
  const [fontSize] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  return rem * fontSize;
}
