import { type Leaves, printPath } from '#domain/kernel/index.ts';
import type { RecordLeaves } from '../../replica/index.ts';

type Value = RecordLeaves['leaves'][number]['value'];

/** What an act writes: by printed path the value, null to clear the leaf. */
export type LeafValues = Readonly<Record<string, Value>>;

/** The path of a note's tag, printed. */
export function tagPath(tag: string): string {
  return printPath(['tags', tag]);
}

/** What a note has at the paths that an act writes. */
export function valuesAt(leaves: Leaves | undefined, paths: readonly string[]): LeafValues {
  return Object.fromEntries(paths.map((path) => [path, (leaves?.get(path)?.value ?? null) as Value]));
}

/** The values as what is written into a note. */
export function leavesToWrite(id: string, values: LeafValues): RecordLeaves {
  return { id, leaves: Object.entries(values).map(([path, value]) => ({ path, value })) };
}

/** Whether writing the values would change anything. */
export function differs(leaves: Leaves | undefined, values: LeafValues): boolean {
  return Object.entries(values).some(([path, value]) => (leaves?.get(path)?.value ?? null) !== value);
}

/**
 * What undoes an act, for each note its own past. Of a note that was changed meanwhile, here or elsewhere, the leaves
 * that no longer hold what the act wrote stay as they are.
 *
 * @param before by note what it had at the paths of the act
 * @param written what the act wrote
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
