import { type Leaves, parsePath, printPath } from '#domain/kernel/index.ts';
import type { Note } from '#domain/notes/index.ts';

type PlainLeaf = 'notebook' | 'order' | 'pinnedAt' | 'archivedAt' | 'trashedAt';

/** What an act writes: by printed path the value, null to clear the leaf. */
export type LeafValues = Readonly<Record<string, unknown>>;

/** The path of a note's tag, printed. */
export function tagPath(tag: string): string {
  return printPath(['tags', tag]);
}

/** What a note has at the paths that an act writes. */
export function valuesAt(leaves: Leaves | undefined, paths: readonly string[]): LeafValues {
  return Object.fromEntries(paths.map((path) => [path, leaves?.get(path)?.value ?? null]));
}

/** Writes the values into a draft of a note. */
export function writeValues(draft: Note, values: LeafValues): void {
  for (const [printed, value] of Object.entries(values)) {
    const path = parsePath(printed);
    if (!path.ok) continue;
    const [name = '', tag] = path.value;
    if (name !== 'tags') Object.assign(draft, { [name as PlainLeaf]: value ?? undefined });
    else if (tag !== undefined && value === null) delete draft.tags[tag];
    else if (tag !== undefined) draft.tags[tag] = String(value);
  }
}

/** Whether writing the values would change anything. */
export function differs(leaves: Leaves | undefined, values: LeafValues): boolean {
  return Object.entries(values).some(([path, value]) => (leaves?.get(path)?.value ?? null) !== value);
}

export interface Undoing {
  readonly values: LeafValues;
  readonly ids: readonly string[];
}

/**
 * What undoes an act, notes of one past together. Of a note that was changed meanwhile, here or elsewhere, the leaves
 * that no longer hold what the act wrote stay as they are.
 *
 * @param before by note what it had at the paths of the act
 * @param written what the act wrote
 */
export function undoingOf(
  before: ReadonlyMap<string, LeafValues>,
  written: LeafValues,
  leavesOf: (id: string) => Leaves | undefined,
): readonly Undoing[] {
  const byPast = new Map<string, { values: LeafValues; ids: string[] }>();
  for (const [id, values] of before) {
    const now = valuesAt(leavesOf(id), Object.keys(written));
    const due = Object.entries(values).filter(([path]) => now[path] === written[path]);
    if (due.length === 0) continue;
    const past = JSON.stringify(due);
    const group = byPast.get(past) ?? { values: Object.fromEntries(due), ids: [] };
    byPast.set(past, group);
    group.ids.push(id);
  }
  return [...byPast.values()];
}
