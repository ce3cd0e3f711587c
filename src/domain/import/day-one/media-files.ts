import { extensionOf, fileName, folderOf, type ImportFile, stemOf } from '../files/index.ts';

/** The photos, videos, recordings and PDFs of an export, by the MD5 hash of their content, which is their name. */
export class MediaFiles {
  readonly #files = new Map<string, ImportFile>();
  readonly #used = new Set<ImportFile>();
  readonly #drafted = new Set<string>();

  constructor(files: readonly ImportFile[]) {
    for (const file of files)
      if (isMedia(file)) this.#files.set(keyOf(folderOf(folderOf(file.path)), stemOf(file.path)), file);
  }

  /** Returns the file with this name beside a journal, whatever its extension. */
  find(journalPath: string, stem: string): ImportFile | null {
    const file = this.#files.get(keyOf(folderOf(journalPath), stem)) ?? null;
    if (file !== null) this.#used.add(file);
    return file;
  }

  /** Returns whether this is the first call with an id, whose file then needs a draft. */
  isNew(sourceId: string): boolean {
    if (this.#drafted.has(sourceId)) return false;
    this.#drafted.add(sourceId);
    return true;
  }

  /** Returns the files that no entry contains. */
  unused(): readonly ImportFile[] {
    return [...this.#files.values()].filter((file) => !this.#used.has(file));
  }
}

function isMedia({ path }: ImportFile): boolean {
  const folder = fileName(folderOf(path)).toLowerCase();
  return mediaFolders.has(folder) && extensionOf(path) !== 'json' && !fileName(path).startsWith('.');
}

const mediaFolders: ReadonlySet<string> = new Set(['photos', 'videos', 'audios', 'pdfs']);

function keyOf(folder: string, stem: string): string {
  return `${folder}/${stem.toLowerCase()}`;
}
