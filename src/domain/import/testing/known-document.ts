import type { KnownDocument } from '../plan/index.ts';

/** Returns a document in which there is nothing yet, with what the test changes. */
export function knownDocument(changed: Partial<KnownDocument> = {}): KnownDocument {
  return {
    ...{ now: 0, zone: 'UTC', dayStartsAt: 0, hasHeight: false },
    units: { load: 'kg', distance: 'km', bodyWeight: 'kg', length: 'cm' },
    ...{ notebooks: new Map(), deletedNotebooks: [], lostAttachments: new Set() },
    ...{ exercises: [], gear: [], measures: [], bodyWeights: [], notes: [], workouts: [], activities: [], batches: [] },
    ...changed,
  };
}
