import { err, type Order, ok, orderBetween, type Result } from '../kernel/index.ts';
import type { NotebookBranch } from './notebook-tree.ts';

export type NotebookTarget =
  /** Inside a notebook, at the end; null for the top level. */
  | { readonly within: string | null }
  /** Next to a notebook, with the same parent. */
  | { readonly before: string }
  | { readonly after: string };

export interface NotebookPosition {
  readonly parent: string | null;
  readonly order: Order;
}

export type NotebookMoveError =
  | { readonly code: 'notebook/not-there'; readonly id: string }
  | { readonly code: 'notebook/within-itself'; readonly id: string };

/**
 * Returns the leaves to write to move a notebook.
 *
 * @param id the notebook to move, or null for a new one
 */
export function notebookPosition(
  tree: readonly NotebookBranch[],
  id: string | null,
  target: NotebookTarget,
): Result<NotebookPosition, NotebookMoveError> {
  const found = siblingsAt(tree, target);
  if (found === null) return err({ code: 'notebook/not-there', id: idOf(target) ?? '' });
  const moved = id === null ? null : findNotebook(tree, id);
  if (moved !== null && found.parent !== null && findNotebook([moved], found.parent) !== null)
    return err({ code: 'notebook/within-itself', id: moved.id });
  const others = found.siblings.filter((sibling) => sibling.id !== id);
  const index = indexAt(others, target);
  const orderAt = (at: number) => others[at]?.notebook.order ?? null;
  return ok({ parent: found.parent, order: orderBetween(orderAt(index - 1), orderAt(index)) });
}

/** A step in the tree: past the sibling above or below, into the one above, or out of the parent. */
export type NotebookStep = 'up' | 'down' | 'in' | 'out';

/** Returns the target of a step, or null if it is not possible. */
export function notebookStep(tree: readonly NotebookBranch[], id: string, step: NotebookStep): NotebookTarget | null {
  const parent = wayToNotebook(tree, id).at(-2);
  const siblings = parent?.children ?? tree;
  const index = siblings.findIndex((sibling) => sibling.id === id);
  if (index === -1) return null;
  const above = siblings[index - 1];
  const below = siblings[index + 1];
  if (step === 'up') return above === undefined ? null : { before: above.id };
  if (step === 'down') return below === undefined ? null : { after: below.id };
  if (step === 'in') return above === undefined ? null : { within: above.id };
  return parent === undefined ? null : { after: parent.id };
}

/** Returns a notebook of the tree with its descendants, or null. */
export function findNotebook(tree: readonly NotebookBranch[], id: string): NotebookBranch | null {
  for (const branch of tree) {
    const found = branch.id === id ? branch : findNotebook(branch.children, id);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the path of notebooks from the top level to the given one, inclusive; empty if it does not exist. */
export function wayToNotebook(tree: readonly NotebookBranch[], id: string): readonly NotebookBranch[] {
  for (const branch of tree) {
    if (branch.id === id) return [branch];
    const way = wayToNotebook(branch.children, id);
    if (way.length > 0) return [branch, ...way];
  }
  return [];
}

interface Siblings {
  readonly parent: string | null;
  readonly siblings: readonly NotebookBranch[];
}

function siblingsAt(tree: readonly NotebookBranch[], target: NotebookTarget): Siblings | null {
  const id = idOf(target);
  if (id === null) return { parent: null, siblings: tree };
  const way = wayToNotebook(tree, id);
  const branch = way.at(-1);
  if (branch === undefined) return null;
  if ('within' in target) return { parent: id, siblings: branch.children };
  const parent = way.at(-2);
  return { parent: parent?.id ?? null, siblings: parent?.children ?? tree };
}

function idOf(target: NotebookTarget): string | null {
  if ('within' in target) return target.within;
  return 'before' in target ? target.before : target.after;
}

function indexAt(siblings: readonly NotebookBranch[], target: NotebookTarget): number {
  if ('within' in target) return siblings.length;
  const index = siblings.findIndex(({ id }) => id === idOf(target));
  if (index === -1) return siblings.length;
  return 'before' in target ? index : index + 1;
}
