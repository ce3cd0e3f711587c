import type { DoneSet } from '../index.ts';

/** A working set of which nothing was written down but that it was done. */
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
