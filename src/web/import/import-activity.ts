import { Emitter } from '../lifecycle/index.ts';

/** What an import of this page is doing, for the screens around it. */
export type ImportActivity =
  | { readonly kind: 'reading' | 'preview' | 'applied' | 'failed' }
  /** `share` is 0–1; null if it is not known. */
  | { readonly kind: 'applying'; readonly share: number | null };

const changes = new Emitter();
let current: ImportActivity | null = null;

/** Null while there is no import. */
export function importActivity(): ImportActivity | null {
  return current;
}

export function setImportActivity(activity: ImportActivity | null): void {
  current = activity;
  changes.emit();
}

export const onImportActivity = changes.subscribe;
