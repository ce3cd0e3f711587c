import { attachmentsFolder, dataPath, exportFormat, manifestPath } from '../../export-format/index.ts';
import { extensionOf, fileName, folderOf, headTextOf, type ImportFile } from '../files/index.ts';

/** Returns whether a file is the text that explains an export, which is all that tells what its first part is. */
export async function isReadme(file: ImportFile): Promise<boolean> {
  if (fileName(file.path) !== 'README.txt') return false;
  return (await headTextOf(file, 200).catch(() => '')).startsWith(
    'This is an export of notes and training from Mensana ',
  );
}

/** Returns whether a file is the manifest or the data of an export, by how it begins. */
export async function isExportFile(file: ImportFile): Promise<boolean> {
  if (!isManifest(file) && extensionOf(file.path) !== 'jsonl') return false;
  return beginsAsExport.test(await headTextOf(file, 200).catch(() => ''));
}

const beginsAsExport = new RegExp(`^\ufeff?\\s*\\{\\s*"format"\\s*:\\s*"${exportFormat}"`);

function isManifest({ path }: ImportFile): boolean {
  return fileName(path) === manifestPath;
}

/** Returns whether a file repeats for people and other programs what the data contains, or describes the export. */
export function isForPeople(path: string): boolean {
  const names = path.split('/');
  return names.some((name) => foldersOfCopies.has(name)) || filesOfExport.has(names.at(-1) ?? '');
}

const foldersOfCopies: ReadonlySet<string> = new Set(['notes', 'trash', 'training']);
const filesOfExport: ReadonlySet<string> = new Set(['README.txt', manifestPath, dataPath]);

/** The manifests and the data among the files, which can be those of several exports. */
export interface ExportFiles {
  readonly manifests: readonly ImportFile[];
  readonly data: readonly ImportFile[];
  /** The folders that contain them; empty for the top. */
  readonly roots: ReadonlySet<string>;
}

export async function exportFilesIn(files: readonly ImportFile[]): Promise<ExportFiles> {
  const found = new Set<ImportFile>();
  for (const file of files) if (await isExportFile(file)) found.add(file);
  const manifestFolders = new Set([...found].filter(isManifest).map(({ path }) => folderOf(path)));
  for (const file of files) {
    // beside a manifest, also data whose beginning is damaged
    if (fileName(file.path) === dataPath && manifestFolders.has(folderOf(file.path))) found.add(file);
  }
  const folders = [...new Set([...found].map(({ path }) => folderOf(path)))];
  const roots = new Set(folders.filter((folder) => !folders.some((other) => isAttachedTo(other, folder))));
  const own = [...found].filter(({ path }) => roots.has(folderOf(path)));
  return { manifests: own.filter(isManifest), data: own.filter((file) => !isManifest(file)), roots };
}

/** An earlier export can be attached to a note, and must not be restored with the note. */
function isAttachedTo(root: string, folder: string): boolean {
  return folder.startsWith(`${root === '' ? '' : `${root}/`}${attachmentsFolder}/`);
}

/**
 * Returns the path that an attachment has in its export; null for other files. The folder above is that of a manifest or
 * data, or of another part of the same export, which contains neither.
 */
export function attachmentPath({ path }: ImportFile, roots: ReadonlySet<string>): string | null {
  const folder = folderOf(path);
  if (fileName(folder) !== attachmentsFolder) return null;
  const above = folderOf(folder);
  const isWithinExport = above.split('/').some((name) => foldersOfExport.has(name));
  if (!roots.has(above) && isWithinExport) return null;
  return `${attachmentsFolder}/${fileName(path)}`.normalize('NFC');
}

/** A notebook can have the same name as the folder of the attachments, and an archive can be an attachment. */
const foldersOfExport: ReadonlySet<string> = new Set(['notes', 'trash', attachmentsFolder]);
