import { useCallback, useSyncExternalStore } from 'react';
import type { RestTimer } from '#domain/exercise/resting/index.ts';
import { Emitter } from '../../lifecycle/index.ts';
import { type DocumentActions, useDocument } from '../../replica/index.ts';
import { RestClock } from './rest-clock.ts';

/** The clock is read four times per second, so that the displayed second never changes visibly late. */
const lookEveryMs = 250;

interface WatchedClock {
  readonly clock: RestClock;
  readonly subscribe: (listener: () => void) => () => void;
}

const clocks = new WeakMap<DocumentActions, WatchedClock>();

/** Returns the page's clock for rest timers, which ticks while it has subscribers. */
export function useRestClock(): WatchedClock {
  const document = useDocument();
  const known = clocks.get(document);
  if (known !== undefined) return known;
  const made = watched(new RestClock(() => ({ wall: document.now(), steady: performance.now() })));
  clocks.set(document, made);
  return made;
}

/**
 * Returns the seconds left on a rest timer, rounded up; null if there is none. After its end, 0 and negative numbers
 * count the seconds since then.
 */
export function useSecondsLeft(timer: RestTimer | undefined): number | null {
  const { clock, subscribe } = useRestClock();
  const hasTimer = timer !== undefined;
  const listen = useCallback(
    (listener: () => void) => (hasTimer ? subscribe(listener) : () => {}),
    [subscribe, hasTimer],
  );
  return useSyncExternalStore(listen, () => (timer === undefined ? null : wholeSeconds(clock.left(timer))));
}

function wholeSeconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000) + 0; // avoids -0
}

function watched(clock: RestClock): WatchedClock {
  const look = () => {
    clock.look(window.document.hidden);
    ticks.emit();
  };
  const seen = () => {
    if (window.document.hidden) clock.leave();
    look();
  };
  const leave = () => clock.leave();
  const ticks = new Emitter(() => {
    clock.reset();
    const interval = window.setInterval(look, lookEveryMs);
    window.document.addEventListener('visibilitychange', seen);
    window.document.addEventListener('freeze', leave);
    window.addEventListener('pageshow', look);
    return () => {
      window.clearInterval(interval);
      window.document.removeEventListener('visibilitychange', seen);
      window.document.removeEventListener('freeze', leave);
      window.removeEventListener('pageshow', look);
    };
  });
  return { clock, subscribe: ticks.subscribe };
}
