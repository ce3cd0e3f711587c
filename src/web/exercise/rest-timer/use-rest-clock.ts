import { useCallback, useSyncExternalStore } from 'react';
import type { RestTimer } from '#domain/exercise/resting/index.ts';
import { type DocumentActions, useDocument } from '../../replica/index.ts';
import { RestClock } from './rest-clock.ts';

/** Four times a second, so that a second is never shown late by more than an eye sees. */
const lookEveryMs = 250;

interface WatchedClock {
  readonly clock: RestClock;
  readonly subscribe: (listener: () => void) => () => void;
}

const clocks = new WeakMap<DocumentActions, WatchedClock>();

/** The clock of the rests, one for the page; it ticks while somebody listens. */
export function useRestClock(): WatchedClock {
  const document = useDocument();
  const known = clocks.get(document);
  if (known !== undefined) return known;
  const made = watched(new RestClock(() => ({ wall: document.now(), steady: performance.now() })));
  clocks.set(document, made);
  return made;
}

/** Seconds to the end of a rest, rounded up; from 0 down the seconds since it was over. Null without one. */
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
  return Math.ceil(milliseconds / 1000) + 0; // no minus before nothing
}

function watched(clock: RestClock): WatchedClock {
  const listeners = new Set<() => void>();
  const look = () => {
    clock.look(window.document.hidden);
    for (const listener of listeners) listener();
  };
  const seen = () => {
    if (window.document.hidden) clock.leave();
    look();
  };
  const leave = () => clock.leave();
  let interval = 0;
  const start = () => {
    clock.reset();
    interval = window.setInterval(look, lookEveryMs);
    window.document.addEventListener('visibilitychange', seen);
    window.document.addEventListener('freeze', leave);
    window.addEventListener('pageshow', look);
  };
  const stop = () => {
    window.clearInterval(interval);
    window.document.removeEventListener('visibilitychange', seen);
    window.document.removeEventListener('freeze', leave);
    window.removeEventListener('pageshow', look);
  };
  return {
    clock,
    subscribe: (listener) => {
      if (listeners.size === 0) start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}
