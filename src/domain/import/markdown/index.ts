export { type FolderResolver, folderResolver, isMarkdownPath, readFolderNote } from './folder-note.ts';
export { markdown } from './markdown.ts';
