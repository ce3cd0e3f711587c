import { type NotebookBranch, notebookTree } from '#domain/notes/index.ts';
import { onceForAll, type RecordEntry, useRecords } from '../../replica/index.ts';

const treeOf = onceForAll((records: readonly RecordEntry<'notebooks'>[]) =>
  notebookTree(new Map(records.map(({ id, leaves }) => [id, leaves]))),
);

/** The notebooks as a tree; those in the trash are not in it. */
export function useNotebooks(): readonly NotebookBranch[] {
  return treeOf(useRecords('notebooks'));
}
