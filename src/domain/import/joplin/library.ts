import type { ImportErrorCode, ImportFile } from '../files/index.ts';
import type { JoplinItem } from './item-text.ts';
import { fieldIn, ignoredTypes, isSet, itemTypes, joplinId } from './item-values.ts';
import { type Notebook, notebookPath } from './notebook-path.ts';

export interface LibraryNote {
  readonly id: string;
  readonly title: string;
  readonly file: ImportFile;
}

export interface LibraryResource {
  readonly id: string;
  /** The name to display. */
  readonly name: string;
  readonly mime: string | null;
  /** The file with its metadata. */
  readonly file: ImportFile;
  readonly isEncrypted: boolean;
}

/** Everything in an export except the texts of notes, which are read one by one later. */
export class Library {
  readonly notes = new Map<string, LibraryNote>();
  readonly notebooks = new Map<string, Notebook>();
  readonly resources = new Map<string, LibraryResource>();
  /** The ids of resources without content to which notes refer, which are reported with those notes. */
  readonly missed = new Set<string>();
  /** The notebooks that contain notes. */
  readonly #parents = new Set<string>();
  readonly #tags = new Map<string, string>();
  readonly #tagsByNote = new Map<string, Set<string>>();
  /** The files that contain a tag without a title, or a tag of a note, by the tag's id. */
  readonly #taggings = new Map<string, ImportFile>();

  /** Adds an item. @returns why it cannot be imported; null if it can, or if it contains nothing for the user */
  add(file: ImportFile, item: JoplinItem): ImportErrorCode | null {
    const type = fieldIn(item, 'type_');
    if (ignoredTypes.has(type)) return null;
    if (type === itemTypes.noteTag) return this.#addTagging(file, item);
    const id = joplinId(fieldIn(item, 'id'));
    if (id === null) return 'import/damaged';
    if (type === itemTypes.resource) return this.#addResource(id, file, item);
    if (isSet(item, 'encryption_applied')) return 'import/encrypted';
    if (type === itemTypes.note) return this.#addNote(id, file, item);
    if (type === itemTypes.notebook) {
      this.notebooks.set(id, { title: detached(item.title), parent: joplinId(fieldIn(item, 'parent_id')) });
      return null;
    }
    if (type !== itemTypes.tag) return 'import/unsupported';
    this.#tags.set(id, detached(item.title));
    return null;
  }

  /** Returns the names of notebooks in which there is no note, at any depth, and of tags that no note has. */
  *unused(): Generator<string> {
    const used = new Set<string>();
    for (const start of this.#parents) {
      for (let id: string | null = start; id !== null && !used.has(id); id = this.notebooks.get(id)?.parent ?? null) {
        used.add(id);
      }
    }
    for (const [id, { title }] of this.notebooks) {
      if (!used.has(id) && title !== '') yield notebookPath(id, this.notebooks).join('/');
    }
    const tags = new Set([...this.#tagsByNote].flatMap(([note, ids]) => (this.notes.has(note) ? [...ids] : [])));
    for (const [id, title] of this.#tags) if (!tags.has(id) && title !== '') yield `#${title}`;
  }

  /** Returns the tags of a note, in alphabetical order, so that the order of files does not matter. */
  tagsOf(note: string): readonly string[] {
    const ids = [...(this.#tagsByNote.get(note) ?? [])];
    return ids
      .flatMap((id) => this.#tags.get(id) ?? [])
      .filter((tag) => tag !== '')
      .sort();
  }

  /** Returns files that give a note a tag which is not in the export. */
  *taggingsWithoutTag(): Generator<ImportFile> {
    for (const [tag, file] of this.#taggings) if (!this.#tags.has(tag)) yield file;
  }

  #addNote(id: string, file: ImportFile, item: JoplinItem): ImportErrorCode | null {
    if (this.notes.has(id)) return 'import/unsupported';
    this.notes.set(id, { id, title: detached(item.title), file });
    const parent = joplinId(fieldIn(item, 'parent_id'));
    if (parent !== null) this.#parents.add(detached(parent));
    return null;
  }

  #addResource(id: string, file: ImportFile, item: JoplinItem): ImportErrorCode | null {
    if (this.resources.has(id)) return 'import/unsupported';
    const isEncrypted = isSet(item, 'encryption_applied') || isSet(item, 'encryption_blob_encrypted');
    const name = detached(nameOf(item));
    this.resources.set(id, { id, name, mime: detached(fieldIn(item, 'mime')) || null, file, isEncrypted });
    return isEncrypted ? 'import/encrypted' : null;
  }

  #addTagging(file: ImportFile, item: JoplinItem): ImportErrorCode | null {
    const note = joplinId(fieldIn(item, 'note_id'));
    const tag = joplinId(fieldIn(item, 'tag_id'));
    if (note === null || tag === null) return 'import/damaged';
    const tags = this.#tagsByNote.get(note) ?? new Set();
    this.#tagsByNote.set(note, tags.add(tag));
    if (!this.#taggings.has(tag)) this.#taggings.set(tag, file);
    return null;
  }
}

/** A title is often edited without its extension. */
function nameOf(item: JoplinItem): string {
  const name = item.title || fieldIn(item, 'filename');
  const extension = fieldIn(item, 'file_extension');
  if (name === '' || extension === '' || /\.[^.\s]{1,10}$/.test(name)) return name;
  return `${name}.${extension}`;
}

/** Copies a text, because a part of a string keeps the whole string in memory, here the note. */
function detached(text: string): string {
  return JSON.parse(JSON.stringify(text));
}
