import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

const page = { hidden: false };
let frames: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  frames = [];
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1, () => {}));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paint = () => {
  for (const frame of frames) frame();
};

describe('work after the paint', () => {
  it('runs in the task after the next frame, once', () => {
    const work = vi.fn();
    afterPaint(work, 100);
    paint();
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('waits no longer than the limit for a frame', () => {
    const work = vi.fn();
    afterPaint(work, 100);
    vi.advanceTimersByTime(99);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    paint();
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does not wait on a hidden page', () => {
    page.hidden = true;
    const work = vi.fn();
    afterPaint(work, 100);
    vi.advanceTimersByTime(0);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('can be cancelled before and after the frame', () => {
    const work = vi.fn();
    afterPaint(work, 100)();
    const cancel = afterPaint(work, 100);
    paint();
    cancel();
    vi.advanceTimersByTime(200);
    expect(work).not.toHaveBeenCalled();
  });
});
