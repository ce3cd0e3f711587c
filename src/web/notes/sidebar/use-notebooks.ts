import { useMemo } from 'react';
import { type NotebookBranch, notebookTree } from '#domain/notes/index.ts';
import { useRecords } from '../../replica/index.ts';

/** The notebooks as a tree; those in the trash are not in it. */
export function useNotebooks(): readonly NotebookBranch[] {
  const records = useRecords('notebooks');
  return useMemo(() => notebookTree(new Map(records.map(({ id, leaves }) => [id, leaves]))), [records]);
}
