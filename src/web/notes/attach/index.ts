export { attachFiles, chooseFiles } from './attach-files.ts';
export { useNoteFiles } from './use-note-files.ts';
