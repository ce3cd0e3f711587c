import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clocks that the app reads, until the test is over; its timers run on, and see no time pass but what is let
 * pass. Vitest's own fake timers would go on while `expect` waits.
 */
export function stopClock() {
  let wall = Date.now();
  let steady = performance.now();
  const setWall = (instant: number) => {
    wall = instant;
    vi.setSystemTime(wall);
  };
  setWall(wall);
  const read = vi.spyOn(performance, 'now').mockImplementation(() => steady);
  onTestFinished(() => {
    vi.useRealTimers();
    read.mockRestore();
  });
  return {
    pass: (seconds: number) => {
      steady += seconds * 1000;
      setWall(wall + seconds * 1000);
    },
    /** Sets the device's clock, as somebody does in its settings. */
    set: setWall,
  };
}
