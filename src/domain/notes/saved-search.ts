import { check, leaf, type RecordOf, recordType } from '../kernel/index.ts';

export type SavedSearch = RecordOf<typeof savedSearch>;

export const savedSearch = recordType('searches', {
  name: leaf(check.text),
  query: leaf(check.text),
  scope: leaf(check.oneOf('notes', 'training', 'all')),
  order: leaf(check.order),
});

/** Returns whether a saved search finds training, and not only notes. Searches of earlier versions have no scope. */
export function findsTraining({ scope }: Pick<SavedSearch, 'scope'>): boolean {
  return scope === 'all' || scope === 'training';
}
