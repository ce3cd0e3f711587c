import { changedLeaves, type Leaves, readRecord } from '../../../kernel/index.ts';
import { type Workout, workout } from '../../workout.ts';

/** Applies a change to a draft and returns the leaves that it writes, as the document would store them. */
export function changed(leaves: Leaves, change: (draft: Workout) => void): Leaves {
  const before = readRecord(workout, leaves).value;
  const after = readRecord(workout, leaves).value;
  change(after);
  const changes = changedLeaves(workout, before, after, leaves);
  if (!changes.ok) throw new Error(`${changes.error.code} ${changes.error.path}`);
  const stamp = String(leaves.size).padStart(4, '0');
  return new Map([...leaves, ...changes.value.map(({ path, value }) => [path, { value, stamp }] as const)]);
}

/** Creates workout leaves by path, all with the same stamp. */
export function leavesOf(values: Readonly<Record<string, unknown>>): Leaves {
  return new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '0000' }]));
}
