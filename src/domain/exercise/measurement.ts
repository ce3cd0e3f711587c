import { check, leaf, type RecordOf, recordType } from '../kernel/index.ts';

export type Measurement = RecordOf<typeof measurement>;

export const measurement = recordType(
  'measurements',
  {
    measure: leaf(check.id),
    value: leaf(check.quantity),
    at: leaf(check.instant, { clock: 'whole' }),
    zone: leaf(check.zone),
    day: leaf(check.localDay, { clock: { dayOf: 'at' } }),
    method: leaf(check.text),
    remark: leaf(check.text),
    photo: leaf(check.sha256),
  },
  { newestBy: ['at', 'createdAt'] },
);
