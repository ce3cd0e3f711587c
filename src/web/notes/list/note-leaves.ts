import { type Leaves, printPath } from '#domain/kernel/index.ts';
import type { RecordLeaves } from '../../replica/index.ts';

type Value = RecordLeaves['leaves'][number]['value'];

/** Values that an action writes, by printed path; null clears the leaf. */
export type LeafValues = Readonly<Record<string, Value>>;

/** Returns the printed path of the leaf that holds a tag of a note. */
export function tagPath(tag: string): string {
  return printPath(['tags', tag]);
}

/** Returns the current values of a note at the given paths; null for a leaf that is not set. */
export function valuesAt(leaves: Leaves | undefined, paths: readonly string[]): LeafValues {
  return Object.fromEntries(paths.map((path) => [path, (leaves?.get(path)?.value ?? null) as Value]));
}

export function leavesToWrite(id: string, values: LeafValues): RecordLeaves {
  return { id, leaves: Object.entries(values).map(([path, value]) => ({ path, value })) };
}

export function differs(leaves: Leaves | undefined, values: LeafValues): boolean {
  return Object.entries(values).some(([path, value]) => (leaves?.get(path)?.value ?? null) !== value);
}

/**
 * Returns the writes that undo an action, restoring each note's own previous values. Leaves that have since been
 * changed, here or on another device, are left alone.
 *
 * @param before previous values at the action's paths, by note
 * @param written values that the action wrote
 */
export function undoingOf(
  before: ReadonlyMap<string, LeafValues>,
  written: LeafValues,
  leavesOf: (id: string) => Leaves | undefined,
): readonly RecordLeaves[] {
  return Array.from(before, ([id, values]) => {
    const now = valuesAt(leavesOf(id), Object.keys(written));
    const due = Object.entries(values).filter(([path]) => now[path] === written[path]);
    return leavesToWrite(id, Object.fromEntries(due));
  }).filter(({ leaves }) => leaves.length > 0);
}
