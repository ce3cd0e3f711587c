import type { FileDraft } from '../draft/index.ts';
import { extensionOf, fileName, folderOf, type ImportFile, stemOf } from '../files/index.ts';
import type { KeepAttachment } from './note-json.ts';

/** The files beside notes, found by the names in notes. A file can belong to several notes. */
export class AttachmentFiles {
  /** The first file with a name, and the first one with it in a folder. */
  readonly #byName = new Map<string, ImportFile>();
  /** The same without extensions. */
  readonly #byStem = new Map<string, ImportFile>();
  readonly #drafts = new Map<ImportFile, FileDraft>();
  readonly #sourceIds = new Set<string>();

  constructor(files: Iterable<ImportFile>) {
    for (const file of files) {
      for (const key of keysOf(folderOf(file.path), nameKey(file.path))) addFirst(this.#byName, key, file);
      for (const key of keysOf(folderOf(file.path), stemKey(file.path))) addFirst(this.#byStem, key, file);
    }
  }

  /**
   * Finds the file of an attachment: by its name, else by its name without extension, because notes name `.jpeg` files
   * that are exported as `.jpg`. A file in the folder of the note is preferred, but parts of an export can be in
   * different folders.
   */
  find({ filePath }: KeepAttachment, note: ImportFile): ImportFile | null {
    const names = keysOf(folderOf(note.path), nameKey(filePath));
    const stems = keysOf(folderOf(note.path), stemKey(filePath));
    for (const [at, name] of names.entries()) {
      const file = this.#byName.get(name) ?? this.#byStem.get(stems[at] ?? '');
      if (file !== undefined) return file;
    }
    return null;
  }

  /** Returns the draft of a file, and whether it is new. */
  draftOf(file: ImportFile, mimetype: string): { readonly draft: FileDraft; readonly isNew: boolean } {
    const known = this.#drafts.get(file);
    if (known !== undefined) return { draft: known, isNew: false };
    const name = fileName(file.path);
    const sourceId = this.#sourceIds.has(name) ? file.path : name;
    this.#sourceIds.add(sourceId);
    const draft: FileDraft = { kind: 'file', sourceId, origin: file.path, name, mime: mimetype || null, file };
    this.#drafts.set(file, draft);
    return { draft, isNew: true };
  }

  isUsed(file: ImportFile): boolean {
    return this.#drafts.has(file);
  }
}

function addFirst(files: Map<string, ImportFile>, key: string, file: ImportFile): void {
  if (!files.has(key)) files.set(key, file);
}

/** Returns the keys of a file in its folder and in any folder. */
function keysOf(folder: string, name: string): readonly [inFolder: string, anywhere: string] {
  return [`${folder}/${name}`, name];
}

function nameKey(path: string): string {
  return fileName(path).toLowerCase();
}

/** Includes the kind, because a picture and a recording can share their name except the extension. */
function stemKey(path: string): string {
  return `${stemOf(nameKey(path))} ${kindOf(path)}`;
}

function kindOf(path: string): string {
  const extension = extensionOf(path);
  if (imageExtensions.has(extension)) return 'image';
  return soundExtensions.has(extension) ? 'sound' : extension;
}

const imageExtensions: ReadonlySet<string> = new Set(['gif', 'heic', 'jfif', 'jpeg', 'jpg', 'png', 'webp']);
const soundExtensions: ReadonlySet<string> = new Set(['3gp', '3gpp', 'aac', 'amr', 'm4a', 'mp3', 'mp4', 'ogg', 'wav']);
