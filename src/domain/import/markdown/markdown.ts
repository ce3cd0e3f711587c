import type { ImportSource } from '../draft/source.ts';
import { dividedFolder, folderItems, isDisplayFile, isTextPath } from '../folder-notes/index.ts';
import { folderFiles, isSystemFile } from '../note-files/index.ts';

/** Reads any folder or archive of Markdown, text and HTML with the files beside them. Folders become notebooks. */
export const markdown: ImportSource = {
  app: 'markdown',
  name: 'Markdown',

  isAside: isDisplayFile,

  async recognise(files) {
    return files.some(({ path }) => isTextPath(path) && !isSystemFile(path)) ? 'possible' : 'no';
  },

  async *read(files) {
    yield* folderItems(dividedFolder(folderFiles(files.filter(({ path }) => !isSystemFile(path)))));
  },
};
