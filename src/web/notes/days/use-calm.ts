import { type RefObject, useEffect, useState } from 'react';

/** How long no height must change. */
const calmMs = 200;
/** How long to wait at most. */
const maxMs = 2_000;

/**
 * Returns whether the heights of some elements have stopped changing while a page loads, with the editor in the place of
 * the field that stands in for it. It stays so.
 */
export function useCalm(...elements: readonly RefObject<HTMLElement | null>[]): boolean {
  const [isCalm, setCalm] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements are those of the first render
  useEffect(() => {
    if (isCalm) return;
    let isOver = false;
    const parts = elements.flatMap(({ current }) => current ?? []);
    const isLoading = () => parts.some((each) => each.querySelector('[data-early-text]') !== null);
    let timer: ReturnType<typeof setTimeout>;
    let frame = 0;
    const wait = () => {
      if (isOver) return;
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      timer = setTimeout(() => {
        // after a long task, sizes that have changed meanwhile are reported only with the next frame
        frame = requestAnimationFrame(() => setTimeout(() => (isLoading() ? wait() : setCalm(true))));
      }, calmMs);
    };
    wait();
    const latest = setTimeout(() => setCalm(true), maxMs);
    const observer = new ResizeObserver(wait);
    for (const each of parts) observer.observe(each);
    return () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(latest);
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [isCalm]);
  return isCalm;
}
