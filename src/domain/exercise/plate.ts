import { check, leaf, type RecordOf, recordType } from '../kernel/index.ts';

export type Plate = RecordOf<typeof plate>;

export const plate = recordType('plates', {
  mass: leaf(check.positiveQuantity),
  count: leaf(check.wholeFrom(0)),
  place: leaf(check.id),
});
