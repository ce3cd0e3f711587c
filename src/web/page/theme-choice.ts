import { useSyncExternalStore } from 'react';
import { applyTheme, parseTheme, type Theme } from '../ui/theme.ts';

/** A choice of this device, like the brightness of its screen; it says nothing about a person. */
const key = 'mensana-theme';
const listeners = new Set<() => void>();
let current: Theme = 'system';
let stopFollowing = () => {};

/** Shows the page in the theme that was chosen here, and follows other tabs. */
export function startTheme(): void {
  show(parseTheme(read()));
  window.addEventListener('storage', (event) => {
    if (event.key === key) show(parseTheme(event.newValue));
  });
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // then it lasts as long as the page
  }
  show(theme);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => current);
}

function show(theme: Theme): void {
  current = theme;
  stopFollowing();
  stopFollowing = applyTheme(theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
