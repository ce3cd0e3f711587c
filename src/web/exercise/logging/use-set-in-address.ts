import { type RefObject, useEffect } from 'react';
import { workoutRoute } from '../routes.ts';

/**
 * Moves focus to the row of the set that the URL names, and scrolls it into view, after the page has focused its
 * heading.
 *
 * @param workout the element that contains the rows
 */
export function useSetInAddress(workout: RefObject<HTMLElement | null>): void {
  const { set } = workoutRoute.useSearch();
  useEffect(() => {
    if (set === undefined) return;
    const frame = requestAnimationFrame(() => {
      const row = workout.current?.querySelector<HTMLElement>(`[data-sets~="${CSS.escape(set)}"]`);
      if (!row) return;
      row.tabIndex = -1;
      row.focus({ preventScroll: true });
      row.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [set, workout]);
}
