import { check, leaf, type RecordOf, recordType } from '../kernel/index.ts';

export type Bar = RecordOf<typeof bar>;

export const bar = recordType(
  'bars',
  {
    name: leaf(check.text),
    mass: leaf(check.positiveQuantity),
    place: leaf(check.id),
  },
  { remains: ['name', 'mass'] },
);
