import { safeFileName, UniqueNames } from '../file-names/index.ts';
import type { Leaves } from '../kernel/index.ts';
import { type NotebookBranch, notebookTree } from '../notes/index.ts';

/** A folder of the export. */
export interface Folder {
  readonly path: string;
  readonly names: UniqueNames;
}

export function folderAt(path: string): Folder {
  return { path, names: new UniqueNames() };
}

/**
 * Returns the folder of each notebook, by id, within the top folder. Notebooks that are nested more deeply than file
 * systems allow are in the folder of the last level.
 *
 * @param notebooks their leaves by id
 */
export function notebookFolders(notebooks: ReadonlyMap<string, Leaves>, top: Folder): ReadonlyMap<string, Folder> {
  const folders = new Map<string, Folder>();
  let level: readonly NotebookBranch[] = notebookTree(notebooks);
  let parents = new Map<NotebookBranch, Folder>(level.map((branch) => [branch, top]));
  for (let depth = 1; level.length > 0; depth += 1) {
    const next = new Map<NotebookBranch, Folder>();
    for (const branch of level) {
      const parent = parents.get(branch) ?? top;
      const folder = depth > deepest ? parent : folderWithin(parent, branch.notebook.name ?? '');
      folders.set(branch.id, folder);
      for (const child of branch.children) next.set(child, folder);
    }
    level = [...next.keys()];
    parents = next;
  }
  return folders;
}

function folderWithin(parent: Folder, name: string): Folder {
  return folderAt(`${parent.path}/${parent.names.take(safeFileName(name, 'Notebook', ''), '')}`);
}

/** With names of at most 200 bytes, such a path and the name of a file stay below the 4,096 bytes of Linux. */
const deepest = 15;
