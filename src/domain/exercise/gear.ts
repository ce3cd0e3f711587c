import { check, leaf, mapOf, type RecordOf, recordType } from '../kernel/index.ts';

export type Gear = RecordOf<typeof gear>;

export const gear = recordType(
  'gear',
  {
    name: leaf(check.text),
    kind: leaf(check.openName('shoes', 'bicycle', 'other')),
    /** The distance covered before the first recorded activity. */
    startDistance: leaf(check.positiveQuantity),
    warnAt: leaf(check.positiveQuantity),
    retiredAt: leaf(check.instant, { clock: 'whole' }),
    /** The sports for which this gear is the default. */
    defaultFor: mapOf(leaf(check.present)),
  },
  { remains: ['name', 'kind', 'startDistance'] },
);
