import { check, leaf, type RecordOf, recordType } from '../kernel/index.ts';

export type Place = RecordOf<typeof place>;

/** A place where the user trains; bars and plates belong to a place. */
export const place = recordType('places', { name: leaf(check.text) }, { remains: ['name'] });
