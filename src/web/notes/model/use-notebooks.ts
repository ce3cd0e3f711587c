import { type NotebookBranch, notebookTree } from '#domain/notes/index.ts';
import { onceForAll, type RecordEntry, useRecords } from '../../replica/index.ts';

const treeOf = onceForAll((records: readonly RecordEntry<'notebooks'>[]) =>
  notebookTree(new Map(records.map(({ id, leaves }) => [id, leaves]))),
);

/** Returns the tree of notebooks, without those in the trash. */
export function useNotebooks(): readonly NotebookBranch[] {
  return treeOf(useRecords('notebooks'));
}
