import type { Leaf, Leaves } from '../../kernel/index.ts';

/** The ends of the paths by which a workout tells a later one something. */
const notes = ['/remark', '/nextTime', '/nextTimeAnswer'];

interface SetPlace {
  readonly exercise?: string;
}

/**
 * Returns the leaves that a later workout reads for its memory; null if there is no note. It leaves out most sets, so
 * that an index of all workouts stays small: only sets with a remark and one completed set of each exercise are kept.
 * Paths are compared as text, because every workout is read.
 */
export function notedLeaves(leaves: Leaves): Leaves | null {
  if (!hasNote(leaves)) return null;
  const parts = Array.from(leaves, ([path, leaf]) => ({ path, leaf, split: path.split('/') }));
  // Whether a removed exercise is back depends on all its sets.
  if (parts.some(({ leaf, split }) => split[2] === 'removedAt' && leaf.value !== null)) return leaves;
  const kept = new Set(
    parts.filter(({ path, leaf, split }) => split[0] === 'sets' && isNote([path, leaf])).map(({ split }) => split[1]),
  );
  const exercisesDone = new Set<string>();
  for (const { leaf, split } of parts) {
    const [group, id = '', name] = split;
    if (group !== 'sets' || name !== 'result' || !isCompleted(leaf)) continue;
    const exercise = (leaves.get(`sets/${id}/place`)?.value as SetPlace | null | undefined)?.exercise;
    if (exercise === undefined || exercisesDone.has(exercise)) continue;
    exercisesDone.add(exercise);
    kept.add(id);
  }
  const isKept = ([group, id, name]: readonly string[]) =>
    group === 'exercises' || (group === 'sets' && kept.has(id) && name !== 'target' && name !== 'line');
  const ofRecord = ['startedAt', 'day', 'trashedAt'];
  return new Map(
    parts.filter(({ path, split }) => isKept(split) || ofRecord.includes(path)).map(({ path, leaf }) => [path, leaf]),
  );
}

function hasNote(leaves: Leaves): boolean {
  for (const entry of leaves) if (isNote(entry)) return true;
  return false;
}

function isNote([path, { value }]: readonly [string, Leaf]): boolean {
  return notes.some((end) => path.endsWith(end)) && typeof value === 'string' && value !== '';
}

function isCompleted({ value }: Leaf): boolean {
  const { completedAt } = (value ?? {}) as { readonly completedAt?: unknown };
  return typeof completedAt === 'number';
}
