import type { Leaves } from '#domain/kernel/index.ts';

// Single leaves are read, because reading thousands of workouts as a whole takes seconds.

/** Returns the day of a workout, unchecked. */
export function dayIn(leaves: Leaves): unknown {
  return leaves.get('day')?.value;
}

/** Returns the key of the note from which a workout was begun, unchecked. */
export function noteIn(leaves: Leaves): unknown {
  return leaves.get('fromNote')?.value;
}
