import { useSyncExternalStore } from 'react';

/** What a person chose on this device alone: it says nothing about them, and no other device has a use for it. */
const keys = {
  /** Says in a notification of the device that a rest is over. */
  notify: 'mensana-rest-notify',
  /** Keeps the screen on while a workout runs. */
  awake: 'mensana-screen-awake',
  /** The word about locked phones was read. */
  lockHintRead: 'mensana-lock-hint-read',
} as const;

export type DeviceChoice = keyof typeof keys;

const listeners = new Set<() => void>();

export function useDeviceChoice(choice: DeviceChoice): readonly [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => deviceChoice(choice));
  return [isOn, (next) => chooseOnDevice(choice, next)];
}

export function deviceChoice(choice: DeviceChoice): boolean {
  try {
    return localStorage.getItem(keys[choice]) !== null;
  } catch {
    return false; // a device that stores nothing
  }
}

function chooseOnDevice(choice: DeviceChoice, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(keys[choice], '1');
    else localStorage.removeItem(keys[choice]);
  } catch {
    // a device that stores nothing keeps no choice
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
