import type { DoneSet } from '../index.ts';

/** A completed working set without any recorded values. */
export const plainSet: DoneSet = {
  id: 's',
  kind: 'working',
  load: null,
  reps: null,
  seconds: null,
  metres: null,
  rpe: null,
  rir: null,
  occurrence: null,
  side: null,
  completedAt: 1,
};
