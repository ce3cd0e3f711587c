import { useSyncExternalStore } from 'react';
import { Emitter } from '../lifecycle/index.ts';

/** Not React state, since whatever asks may close before the sheet opens, such as the command palette. */
let isAsked = false;
const changes = new Emitter();

function setAsked(next: boolean): void {
  isAsked = next;
  changes.emit();
}

/** Opens the sheet from which a workout is started, on any page. */
export function askToStartWorkout(): void {
  setAsked(true);
}

export function closeStartSheet(): void {
  setAsked(false);
}

/** Returns whether the sheet from which a workout is started is open. */
export function useIsStartAsked(): boolean {
  return useSyncExternalStore(changes.subscribe, () => isAsked);
}
