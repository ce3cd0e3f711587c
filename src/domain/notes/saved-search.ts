import { check, leaf, type RecordOf, recordType } from '../kernel/index.ts';

export type SavedSearch = RecordOf<typeof savedSearch>;

export const savedSearch = recordType('searches', {
  name: leaf(check.text),
  query: leaf(check.text),
  scope: leaf(check.oneOf('notes', 'training', 'all')),
  order: leaf(check.order),
});
