export { draftNote, editedOrFile } from './draft-note.ts';
export { type TitledText, withTitleOfFirstLine } from './first-line-title.ts';
export { type FolderFile, fileDraft, folderFiles, isSystemFile } from './folder-file.ts';
export { JsonFields } from './json-fields.ts';
export { type NoteReading, readNoteFile, skipped } from './read-note-file.ts';
