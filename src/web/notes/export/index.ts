export { ImagesOutDialog } from './images-export-dialog.tsx';
export { NoteOutItems } from './note-export-items.tsx';
export { useNoteOut } from './use-note-export.ts';
