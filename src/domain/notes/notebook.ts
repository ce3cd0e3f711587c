import { check, leaf, type RecordOf, recordType } from '../kernel/index.ts';

export type Notebook = RecordOf<typeof notebook>;

export const notebook = recordType('notebooks', {
  name: leaf(check.text),
  parent: leaf(check.id),
  order: leaf(check.order),
  icon: leaf(check.text),
  colour: leaf(check.text),
  sort: leaf(check.openName('order', 'title', 'edited', 'created')),
});
