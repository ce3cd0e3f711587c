import type { ImportSource } from '../draft/source.ts';
import type { ImportFile } from '../files/index.ts';
import { fileDraft, folderFiles, isSystemFile } from '../note-files/index.ts';
import { folderResolver, isTextPath, readFolderNote } from './folder-note.ts';

/** Reads any folder or archive of Markdown and text files with the files beside them. Folders become notebooks. */
export const markdown: ImportSource = {
  app: 'markdown',
  name: 'Markdown',

  async recognise(files) {
    return files.some(({ path }) => isTextPath(path) && !isSystemFile(path)) ? 'possible' : 'no';
  },

  async *read(files) {
    const { notes, others } = divided(files);
    const resolver = folderResolver(notes, others);
    for (const note of notes) yield await readFolderNote(note, resolver);
    for (const other of others) yield fileDraft(other);
  },
};

function divided(files: readonly ImportFile[]) {
  const all = folderFiles(files.filter(({ path }) => !isSystemFile(path)));
  return {
    notes: all.filter(({ path }) => isTextPath(path)),
    others: all.filter(({ path }) => !isTextPath(path)),
  };
}
