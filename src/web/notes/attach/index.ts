export { addFiles, attachFiles, chooseFiles, insertDropped } from './attach-files.ts';
export { useNoteFiles } from './use-note-files.ts';
