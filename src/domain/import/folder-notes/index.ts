export { type FolderReading, folderItems } from './folder-items.ts';
export { type FolderResolver, folderResolver, isMarkdownPath, isTextPath, readFolderNote } from './folder-note.ts';
export { dividedFolder, isDisplayFile, type NoteFolder } from './note-folder.ts';
export { isPagePath } from './page-items.ts';
