import { type RefObject, useEffect } from 'react';
import { focusNamed } from '../../page/index.ts';
import { workoutRoute } from '../navigation/routes.ts';

/** How long the row is looked for, which may come with a part of the page that loads later. */
const maxFrames = 120;

/**
 * Moves focus to the row of the set that the URL names, and scrolls it into view.
 *
 * @param workout the element that contains the rows
 */
export function useSetInAddress(workout: RefObject<HTMLElement | null>): void {
  const { set } = workoutRoute.useSearch();
  useEffect(() => {
    if (set === undefined) return;
    let left = maxFrames;
    const show = () => {
      const row = workout.current?.querySelector<HTMLElement>(`[data-sets~="${CSS.escape(set)}"]`);
      left -= 1;
      if (row) focusNamed(row);
      else if (left > 0) frame = requestAnimationFrame(show);
    };
    let frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [set, workout]);
}
