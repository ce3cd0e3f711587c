import { extensionOf, fileName, folderOf, type ImportFile } from '../files/index.ts';
import { exportName, pathKey, withoutWrappers } from './export-name.ts';

/** A page of the export. */
export interface PageFile {
  readonly file: ImportFile;
  readonly id: string;
  /** Without the folders around the export. */
  readonly path: string;
  readonly title: string;
  readonly isHtml: boolean;
}

export interface DatabaseFile {
  readonly file: ImportFile;
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** Whether the table has all columns, not only those of a view. */
  readonly isComplete: boolean;
}

/** The files of an export by what they are. */
export class ExportFiles {
  readonly pages = new Map<string, PageFile>();
  /** By id, with all columns if there is such a table. */
  readonly databases = new Map<string, DatabaseFile>();
  /** Pages that the export contains twice. */
  readonly repeated: ImportFile[] = [];
  readonly #others = new Map<string, ImportFile>();
  readonly #othersByName = new Map<string, ImportFile[]>();
  readonly #used = new Set<ImportFile>();

  constructor(files: readonly ImportFile[]) {
    for (const file of files) this.#add(file);
  }

  /**
   * Finds the file to which a relative path refers. The name of its folder can be shorter than in the path, because long
   * names are cut when an archive is unpacked.
   *
   * @param path decoded or not
   */
  find(path: string): ImportFile | null {
    const file = this.#others.get(pathKey(path)) ?? this.#inShorterFolder(path);
    if (file !== null) this.#used.add(file);
    return file;
  }

  /** Returns the only file with the same name in a folder whose name is cut. */
  #inShorterFolder(path: string): ImportFile | null {
    const folder = folderName(path);
    const [found = null, ...others] = (this.#othersByName.get(pathKey(fileName(path))) ?? []).filter((file) => {
      const shorter = folderName(file.path);
      return shorter.length >= minLetters && folder.startsWith(shorter);
    });
    return others.length === 0 ? found : null;
  }

  /** Returns the files that nothing refers to, without those that list the pages of an export. */
  unused(): readonly ImportFile[] {
    return [...this.#others.values()].filter((file) => !this.#used.has(file) && !isGenerated(file.path));
  }

  /** Returns the Markdown files without an id that no page refers to as an attachment. */
  otherPages(): readonly PageFile[] {
    const files = this.unused().filter(({ path }) => extensionOf(path) === 'md');
    return files.map((file) => {
      this.#used.add(file);
      const path = withoutWrappers(file.path);
      return { file, id: `path ${path}`, path, title: exportName(path).title, isHtml: false };
    });
  }

  #add(file: ImportFile): void {
    const path = withoutWrappers(file.path);
    const { id, title, extension, isComplete } = exportName(path);
    if (id === null) this.#addOther(file, path);
    else if (extension === 'csv') {
      if (isComplete || !this.databases.has(id)) this.databases.set(id, { file, id, path, title, isComplete });
    } else if (extension !== 'md' && extension !== 'html') this.#addOther(file, path);
    else if (this.pages.has(id)) this.repeated.push(file);
    else this.pages.set(id, { file, id, path, title, isHtml: extension === 'html' });
  }

  #addOther(file: ImportFile, path: string): void {
    this.#others.set(pathKey(path), file);
    const name = pathKey(fileName(path));
    const same = this.#othersByName.get(name);
    if (same === undefined) this.#othersByName.set(name, [file]);
    else if (same.length < maxSameNames) same.push(file);
  }
}

function folderName(path: string): string {
  return pathKey(fileName(folderOf(path)));
}

const minLetters = 8;
/** Names such as `image.png` are in many folders. */
const maxSameNames = 200;

/** Returns whether a file only lists the pages of an export, or belongs to a system. */
export function isGenerated(path: string): boolean {
  const inner = withoutWrappers(path);
  return fileName(inner) === 'index.html' || fileName(inner).startsWith('.') || folderOf(inner).startsWith('__MACOSX');
}
