import { type NotebookBranch, notebookTree } from '#domain/notes/index.ts';
import { type RecordEntry, useRecords } from '../../replica/index.ts';

/** Every row of a list asks for the tree: it is made once for all of them. */
const treeByRecords = new WeakMap<readonly RecordEntry<'notebooks'>[], readonly NotebookBranch[]>();

/** The notebooks as a tree; those in the trash are not in it. */
export function useNotebooks(): readonly NotebookBranch[] {
  const records = useRecords('notebooks');
  const tree = treeByRecords.get(records) ?? notebookTree(new Map(records.map(({ id, leaves }) => [id, leaves])));
  treeByRecords.set(records, tree);
  return tree;
}
