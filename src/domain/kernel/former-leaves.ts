import type { CompiledGroup, CompiledLeaf, CompiledNode, FormerLeaf } from './compiled-shape.ts';
import type { Leaf, Leaves } from './leaf.ts';
import { type Path, printPath } from './path.ts';

/** A leaf stored at a former path, with the leaf that replaced it. */
export interface FoundFormerLeaf {
  readonly leaf: CompiledLeaf;
  /** The current path of the leaf. */
  readonly path: Path;
  /** The printed path at which it is stored. */
  readonly printed: string;
  readonly stored: Leaf;
}

/**
 * Finds stored paths that are former paths of a leaf. If the leaf was written at its own path, even only to clear it,
 * its former paths are ignored; otherwise the newest former path counts.
 */
export function findFormerLeaves(
  root: CompiledGroup,
  paths: readonly Path[],
  leaves: Leaves,
): readonly FoundFormerLeaf[] {
  const newest = new Map<string, FoundFormerLeaf & { readonly age: number }>();
  for (const path of paths) {
    const former = formerLeafAt(root, path);
    if (former === null) continue;
    const today = printPath(former.path);
    const printed = printPath(path);
    const stored = leaves.get(printed);
    if (stored === undefined || leaves.has(today)) continue;
    const known = newest.get(today);
    if (known === undefined || former.age < known.age) {
      newest.set(today, { leaf: former.leaf, path: former.path, age: former.age, printed, stored });
    }
  }
  return [...newest.values()];
}

function formerLeafAt(root: CompiledGroup, path: Path): (FormerLeaf & { readonly path: Path }) | null {
  let node: CompiledNode | undefined = root;
  for (let depth = 0; depth < path.length; depth += 1) {
    if (node === undefined || node.node === 'leaf') return null;
    if (node.node === 'group' && node.former.size > 0) {
      const former = node.former.get(printPath(path.slice(depth)));
      if (former) return { ...former, path: [...path.slice(0, depth), former.name] };
    }
    node = node.node === 'map' ? node.entry : node.children.get(path[depth] ?? '');
  }
  return null;
}
