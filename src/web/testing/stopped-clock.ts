import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clocks that the app reads until the test ends. Timers keep running, but time passes only through `pass`.
 * Vitest's fake timers are not used, since they would advance while `expect` waits.
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
    /** Sets the device's clock, as a user does in the device's settings. */
    set: setWall,
  };
}
