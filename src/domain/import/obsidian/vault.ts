import { fileName, type ImportFile } from '../files/index.ts';
import { dividedFolder, type NoteFolder } from '../folder-notes/index.ts';
import { folderFiles, isSystemFile } from '../note-files/index.ts';
import { readSettings, type VaultSettings } from './settings.ts';

export interface Vault {
  readonly folder: NoteFolder;
  /** The name of the vault, if several are imported at once; it then contains the notebooks. */
  readonly name: string | null;
  readonly settings: VaultSettings;
}

/**
 * Divides the chosen files into vaults. A vault is a folder with a folder `.obsidian`; other files are a vault without
 * settings. Ids count from the vault, unless there are several. Files beside a single vault have ids of their own.
 */
export async function readVaults(files: readonly ImportFile[]): Promise<readonly Vault[]> {
  const roots = vaultRoots(files);
  const filesByRoot = new Map<string | null, ImportFile[]>();
  for (const file of files) {
    const root = outermostRoot(file.path, roots);
    const same = filesByRoot.get(root);
    if (same === undefined) filesByRoot.set(root, [file]);
    else same.push(file);
  }
  const vaults = [...filesByRoot.keys()].filter((root) => root !== null).length;
  return Promise.all([...filesByRoot].map(([root, inside]) => readVault(inside, root, vaults)));
}

/** @param found the folder of the vault; null for the files beside the vaults */
async function readVault(files: readonly ImportFile[], found: string | null, vaults: number): Promise<Vault> {
  const root = found ?? '';
  const isNamed = vaults > 1 && root !== '';
  const prefix = isNamed ? `${root}/` : found === null && vaults === 1 ? '../' : '';
  const kept = folderFiles(files, root)
    .filter(({ path }) => !isSystemFile(path))
    .map((file) => ({ ...file, sourceId: prefix + file.sourceId }));
  return {
    folder: dividedFolder(kept),
    name: isNamed ? fileName(root) : null,
    settings: await readSettings(files, root),
  };
}

/** Returns all folders with settings. */
function vaultRoots(files: readonly ImportFile[]): ReadonlySet<string> {
  const roots = new Set<string>();
  for (const { path } of files) {
    const at = `/${path}`.indexOf('/.obsidian/');
    if (at >= 0) roots.add(path.slice(0, Math.max(0, at - 1)));
  }
  return roots;
}

/** Returns the vault of a file. A folder in a vault can have been opened as a vault of its own, which counts as a part. */
function outermostRoot(path: string, roots: ReadonlySet<string>): string | null {
  if (roots.has('')) return '';
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
    if (roots.has(path.slice(0, at))) return path.slice(0, at);
  }
  return null;
}
