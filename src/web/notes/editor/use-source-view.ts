import { useSyncExternalStore } from 'react';

const key = 'mensana:notes-source';
const listeners = new Set<() => void>();

/** Whether notes show their text as it is written; kept on this device, as it is a matter of its keyboard. */
export function useSourceView(): boolean {
  return useSyncExternalStore(subscribe, isSourceView);
}

export function toggleSourceView(): void {
  const isSource = !isSourceView();
  chosen = isSource;
  try {
    if (isSource) localStorage.setItem(key, 'true');
    else localStorage.removeItem(key);
  } catch {
    // Where nothing may be kept the choice holds as long as the page.
  }
  for (const listener of listeners) listener();
}

/** The choice as of this page. */
let chosen: boolean | undefined;

function isSourceView(): boolean {
  chosen ??= keptChoice();
  return chosen;
}

function keptChoice(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
