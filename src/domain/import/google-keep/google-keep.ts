import type { FileLink, ImportItem } from '../draft/index.ts';
import type { ImportSource } from '../draft/source.ts';
import {
  decodeText,
  extensionOf,
  fileName,
  folderOf,
  headOf,
  ImportError,
  type ImportErrorCode,
  type ImportFile,
  readOr,
  someFile,
  stemOf,
  textOf,
} from '../files/index.ts';
import { AttachmentFiles } from './attachment-files.ts';
import { fileLink, noteDraft } from './note-draft.ts';
import { NoteIds } from './note-ids.ts';
import { type KeepNote, parseNote, startsLikeNote } from './note-json.ts';

/**
 * Reads Google Keep from Google Takeout: a folder with a JSON file per note, its attachments, and the same notes as HTML.
 * The names of folders depend on the user's language, so notes are found by their content.
 */
export const googleKeep: ImportSource = {
  app: 'google-keep',
  name: 'Google Keep',

  isAside: (path) => isJson({ path }) || isLabelList({ path }) || isHtml({ path }),

  async recognise(files) {
    const candidates = files.filter(isJson).sort((a, b) => rank(a) - rank(b));
    return (await someFile(candidates.slice(0, maxRead), looksLikeNote)) ? 'certain' : 'no';
  },

  async *read(files) {
    const folders = await foldersWithNotes(files);
    const others = files.filter(({ path }) => folders.has(folderOf(path)));
    // Another part of the export, in another folder, can contain the attachments of a note.
    const attachments = new AttachmentFiles(files.filter(isAttachment));
    const ids = new NoteIds();
    const labels = new Set<string>();
    for (const file of others.filter(isJson).sort(byPath)) {
      for await (const item of noteItems(file, attachments, ids)) {
        if (item.kind === 'note') for (const tag of item.tags) labels.add(tag);
        yield item;
      }
    }
    for (const file of others.filter(isLabelList)) yield* unusedLabels(file, labels);
    yield* unreadItems(others, attachments);
    for (const file of files) if (isJson(file) && !folders.has(folderOf(file.path))) yield* damageOf(file);
  },
};

/** How many files are looked at: an export of many Google products contains other JSON files. */
const maxRead = 50;
/** Enough for the fields before the text of a note; some of them follow it. */
const headBytes = 4000;
/** Keep allows far less. */
const maxNoteBytes = 16 * 1024 * 1024;

function isJson({ path }: Pick<ImportFile, 'path'>): boolean {
  return extensionOf(path) === 'json';
}

function isHtml({ path }: Pick<ImportFile, 'path'>): boolean {
  return extensionOf(path) === 'html';
}

/** The list of labels, which notes repeat. */
function isLabelList({ path }: Pick<ImportFile, 'path'>): boolean {
  return fileName(path).toLowerCase() === 'labels.txt';
}

function isAttachment(file: ImportFile): boolean {
  return !isJson(file) && !isHtml(file) && !isLabelList(file);
}

/** Folders that are named after the app come first. */
function rank({ path }: ImportFile): number {
  return /(?:^|\/)(?:google )?keep\//i.test(path) ? 0 : 1;
}

function byPath(a: ImportFile, b: ImportFile): number {
  return a.path < b.path ? -1 : 1;
}

async function looksLikeNote(file: ImportFile): Promise<boolean> {
  return startsLikeNote(decodeText(await headOf(file, headBytes)));
}

/** Returns the folders that contain a note; all folders with JSON files if none can be recognised. */
async function foldersWithNotes(files: readonly ImportFile[]): Promise<ReadonlySet<string>> {
  const all = new Set<string>();
  const found = new Set<string>();
  for (const file of files.filter(isJson)) {
    const folder = folderOf(file.path);
    all.add(folder);
    if (!found.has(folder) && (await readOr(false, () => looksLikeNote(file)))) found.add(folder);
  }
  return found.size > 0 ? found : all;
}

async function* noteItems(file: ImportFile, attachments: AttachmentFiles, ids: NoteIds): AsyncGenerator<ImportItem> {
  const note = await noteIn(file);
  if (typeof note === 'string') {
    yield { kind: 'skipped', origin: file.path, code: note };
    return;
  }
  const links: FileLink[] = [];
  for (const attachment of note.attachments) {
    const content = attachments.find(attachment, file);
    if (content === null) {
      yield { kind: 'skipped', origin: file.path, code: 'import/missing-file', detail: attachment.filePath };
      links.push(fileLink(attachment.filePath, attachment));
    } else {
      const { draft, isNew } = attachments.draftOf(content, attachment.mimetype);
      if (isNew) yield draft;
      links.push(fileLink(draft.sourceId, attachment));
    }
  }
  try {
    yield noteDraft(file, note, links, ids);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    yield { kind: 'skipped', origin: file.path, code: error.code };
  }
}

/** Names the labels that no note has. */
async function* unusedLabels(file: ImportFile, used: ReadonlySet<string>): AsyncGenerator<ImportItem> {
  const labels = (await readOr('', () => textOf(file, maxNoteBytes))).split('\n').map((label) => label.trim());
  for (const label of new Set(labels)) {
    if (label === '' || used.has(label)) continue;
    yield { kind: 'skipped', origin: file.path, code: 'import/empty', detail: label };
  }
}

async function noteIn(file: ImportFile): Promise<KeepNote | ImportErrorCode> {
  try {
    const note = parseNote(await textOf(file, maxNoteBytes));
    return note === 'other' ? 'import/unsupported' : note;
  } catch (error) {
    if (error instanceof ImportError) return error.code;
    throw error;
  }
}

/** Reports a file elsewhere that could be a note, if nobody can tell because it is damaged. */
async function* damageOf(file: ImportFile): AsyncGenerator<ImportItem> {
  try {
    await headOf(file, headBytes);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    yield { kind: 'skipped', origin: file.path, code: error.code };
  }
}

/** Reports files beside notes that belong to none. Pages repeat the notes of the same name. */
function* unreadItems(others: readonly ImportFile[], attachments: AttachmentFiles): Generator<ImportItem> {
  const notes = new Set(others.filter(isJson).map(({ path }) => `${folderOf(path)}/${stemOf(path)}`));
  for (const file of others) {
    const isRepeated = isHtml(file) && notes.has(`${folderOf(file.path)}/${stemOf(file.path)}`);
    if (isJson(file) || isLabelList(file) || isRepeated || attachments.isUsed(file)) continue;
    yield { kind: 'skipped', origin: file.path, code: 'import/unsupported' };
  }
}
