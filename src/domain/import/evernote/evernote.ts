import type { ImportItem } from '../draft/index.ts';
import type { ImportSource } from '../draft/source.ts';
import { decodeText, extensionOf, headOf, ImportError, type ImportFile, someFile } from '../files/index.ts';
import { itemsOfNote, type NotesRead } from './note-items.ts';
import { readEnex } from './read-enex.ts';

/** Reads Evernote's ENEX files. Each file is a notebook, which is named like the file. */
export const evernote: ImportSource = {
  app: 'evernote',
  name: 'Evernote',
  readsSingleFiles: true,

  async recognise(files) {
    return (await someFile(files.filter(mayBeEnex), isEnexText)) ? 'certain' : 'no';
  },

  async *read(files) {
    const read: NotesRead = { noteIds: new Set(), nextNumbers: new Map(), fileIds: new Set() };
    for (const file of files.filter(mayBeEnex)) yield* itemsOfFile(file, read);
  },
};

function mayBeEnex({ path }: ImportFile): boolean {
  return extensionOf(path) === 'enex' || extensionOf(path) === 'xml';
}

async function isEnexText(file: ImportFile): Promise<boolean> {
  const head = decodeText(await headOf(file, 2000));
  return /<en-export[\s>]/.test(head) || head.includes('evernote-export');
}

async function* itemsOfFile(file: ImportFile, read: NotesRead): AsyncGenerator<ImportItem> {
  const isEnex = extensionOf(file.path) === 'enex';
  let last = 0;
  try {
    if (!isEnex && !decodeText(await headOf(file, 2000)).includes('en-export')) return;
    for await (const item of readEnex(file)) {
      if (item.kind === 'note') {
        last = item.note.number;
        yield* itemsOfNote(item.note, file, read);
      } else {
        const title = item.title.trim().slice(0, 200);
        yield { kind: 'skipped', origin: `${file.path}, note ${item.number}`, code: 'import/damaged', detail: title };
      }
    }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const origin = last === 0 ? file.path : `${file.path}, after note ${last}`;
    yield { kind: 'skipped', origin, code: error.code };
  }
}
