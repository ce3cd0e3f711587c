import { changedLeaves, type Leaves, readRecord } from '../../../kernel/index.ts';
import { type Workout, workout } from '../../workout.ts';

/** What a draft makes of the leaves of a workout, as the document would store it. */
export function changed(leaves: Leaves, change: (draft: Workout) => void): Leaves {
  const before = readRecord(workout, leaves).value;
  const after = readRecord(workout, leaves).value;
  change(after);
  const changes = changedLeaves(workout, before, after, leaves);
  if (!changes.ok) throw new Error(`${changes.error.code} ${changes.error.path}`);
  const stamp = String(leaves.size).padStart(4, '0');
  return new Map([...leaves, ...changes.value.map(({ path, value }) => [path, { value, stamp }] as const)]);
}

/** Leaves of a workout by their paths, all of one stamp. */
export function leavesOf(values: Readonly<Record<string, unknown>>): Leaves {
  return new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '0000' }]));
}
