import { useFontSize } from '../ui/use-font-size.ts';

/** Converts rem to pixels, so that row heights follow the font size set in the browser. */
export function useRowHeight(rem: number): number {
  return rem * useFontSize();
}
