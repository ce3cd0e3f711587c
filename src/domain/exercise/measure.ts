import { check, leaf, type RecordOf, recordType } from '../kernel/index.ts';

export type Measure = RecordOf<typeof measure>;

/** Something that the user measures: body weight, waist, resting pulse. */
export const measure = recordType(
  'measures',
  {
    name: leaf(check.text),
    dimension: leaf(check.openName('mass', 'length', 'duration', 'share', 'count')),
    order: leaf(check.order),
  },
  { remains: ['name', 'dimension'] },
);
