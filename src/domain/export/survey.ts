import { exercise, libraryExercise, measure, routine, routineFolder } from '../exercise/index.ts';
import { attachmentsFolder } from '../export-format/index.ts';
import { safeFileName } from '../file-names/index.ts';
import { idOf, inTrash, type Leaves, type RecordKey, type RecordType, readRecord } from '../kernel/index.ts';
import { type AttachmentHash, attachment, attachmentHash, note } from '../notes/index.ts';
import type { Collection } from '../user-document.ts';
import { attachmentName } from './attachment-name.ts';
import { folderAt, notebookFolders } from './folders.ts';
import type { Snapshot } from './snapshot.ts';
import type { ExportedNames } from './training/index.ts';

/** The names and paths in an export, which are fixed before anything is written. */
export interface Survey extends ExportedNames {
  readonly isSelected: (key: RecordKey) => boolean;
  /** The path of each note's file, by key. */
  readonly notePaths: ReadonlyMap<RecordKey, string>;
}

export async function surveyOf(snapshot: Snapshot, isSelected: Survey['isSelected']): Promise<Survey> {
  const selected = async function* (collection: Collection) {
    for await (const record of snapshot.records(collection)) if (isSelected(record.key)) yield record;
  };
  const notebooks = new Map<string, Leaves>();
  for await (const { key, leaves } of selected('notebooks')) notebooks.set(idOf(key), leaves);
  const top = folderAt('notes');
  const trash = folderAt('trash');
  const folders = notebookFolders(notebooks, top);
  const notePaths = new Map<RecordKey, string>();
  for await (const { key, leaves } of selected('notes')) {
    const { title = '', day, notebook = '' } = readRecord(note, leaves).value;
    const folder = inTrash(leaves) ? trash : (folders.get(notebook) ?? top);
    const name = safeFileName(title.trim() || (day ?? ''), 'Untitled', '');
    notePaths.set(key, `${folder.path}/${folder.names.take(name, '.md')}`);
  }

  const attachments = folderAt(attachmentsFolder);
  // systems hide files with these names, and programs that pack and unpack leave them out
  attachments.names.take('Thumbs', '.db');
  attachments.names.take('desktop', '.ini');
  const attachmentPaths = new Map<AttachmentHash, string>();
  for await (const { key, leaves } of selected('attachments')) {
    const hash = attachmentHash(idOf(key));
    // the server clears the record of a file that nothing refers to any more
    if (hash === null || isCleared(leaves)) continue;
    const value = readRecord(attachment, leaves).value;
    const { name, extension } = attachmentName(value.name, value.mime);
    attachmentPaths.set(hash, `${attachments.path}/${attachments.names.take(name, extension)}`);
  }

  const names = new Map<RecordKey, string>();
  for (const type of namedTypes) {
    for await (const { key, leaves } of snapshot.records(type.collection)) names.set(key, nameIn(type, leaves));
  }
  const nameOf = (key: RecordKey) =>
    names.get(key) || (key.startsWith('exercises/') ? (libraryExercise(idOf(key))?.name ?? '') : '');
  return { isSelected, notePaths, attachmentPaths, nameOf };
}

function isCleared(leaves: Leaves): boolean {
  return [...leaves.values()].every(({ value }) => value === null);
}

const namedTypes = [exercise, routine, routineFolder, measure] as const;

function nameIn(type: (typeof namedTypes)[number], leaves: Leaves): string {
  const { name } = readRecord(type as RecordType, leaves).value as { readonly name?: unknown };
  return typeof name === 'string' ? name.trim() : '';
}
