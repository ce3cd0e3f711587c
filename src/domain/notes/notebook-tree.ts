import { compareOrder, compareText, inTrash, type Leaves, readRecord } from '../kernel/index.ts';
import { type Notebook, notebook } from './notebook.ts';

export interface NotebookBranch {
  readonly id: string;
  readonly notebook: Notebook;
  readonly children: readonly NotebookBranch[];
}

/**
 * Returns the notebooks as a tree, each once, in the user's order.
 *
 * A notebook whose parent does not exist or is in the trash becomes top-level. If concurrent moves on two devices form
 * a cycle, the notebook moved last (by stamp) becomes top-level.
 */
export function notebookTree(notebooks: ReadonlyMap<string, Leaves>): readonly NotebookBranch[] {
  const entries = new Map<string, Entry>();
  for (const [id, leaves] of notebooks) if (!inTrash(leaves)) entries.set(id, entryOf(id, leaves));
  const tops = topsOfCircles(entries);
  const childrenByParent = Map.groupBy(entries.values(), ({ id, parent }) =>
    parent !== null && entries.has(parent) && !tops.has(id) ? parent : null,
  );
  return branchesBelow(null, childrenByParent);
}

interface Entry {
  readonly id: string;
  readonly parent: string | null;
  readonly movedAt: string;
  readonly notebook: Notebook;
}

function entryOf(id: string, leaves: Leaves): Entry {
  const { value } = readRecord(notebook, leaves);
  return { id, parent: value.parent ?? null, movedAt: leaves.get('parent')?.stamp ?? '', notebook: value };
}

/** Returns the notebook of each cycle that was moved last. Each notebook has one parent, so cycles are disjoint. */
function topsOfCircles(entries: ReadonlyMap<string, Entry>): ReadonlySet<string> {
  const tops = new Set<string>();
  const visited = new Set<string>();
  for (const start of entries.values()) {
    const way: Entry[] = [];
    let next: Entry | undefined = start;
    while (next !== undefined && !visited.has(next.id)) {
      visited.add(next.id);
      way.push(next);
      next = entries.get(next.parent ?? '');
    }
    const circle = next === undefined ? [] : way.slice(way.indexOf(next));
    const closesHere = next !== undefined && way.includes(next);
    if (closesHere) tops.add(circle.reduce(movedLater).id);
  }
  return tops;
}

function movedLater(a: Entry, b: Entry): Entry {
  return (compareText(a.movedAt, b.movedAt) || compareText(a.id, b.id)) > 0 ? a : b;
}

function branchesBelow(
  parent: string | null,
  childrenByParent: ReadonlyMap<string | null, readonly Entry[]>,
): readonly NotebookBranch[] {
  const children = childrenByParent.get(parent) ?? [];
  return children
    .map(({ id, notebook }) => ({ id, notebook, children: branchesBelow(id, childrenByParent) }))
    .sort((a, b) => compareOrder({ id: a.id, order: a.notebook.order }, { id: b.id, order: b.notebook.order }));
}
