export { AddTaskField } from './add-task-field.tsx';
export { draggedNotesIn, notebookDragType, notesDragType } from './note-drag.ts';
export { tagPath } from './note-leaves.ts';
export { NotesColumn } from './notes-column.tsx';
export { isAtHand, type ListedNote } from './notes-in-list.ts';
export { TagDialog } from './tag-dialog.tsx';
export { notifySetsIn } from './tell-of-sets.ts';
export { useLastDay } from './use-last-day.ts';
export { useNewNote, useOpenToday } from './use-new-note.ts';
export { useNoteActs } from './use-note-acts.ts';
export { type LeafWrite, useNoteEdits } from './use-note-edits.ts';
export {
  listName,
  type NotesRoute,
  noteIdIn,
  useDayInAddress,
  useNoteSearch,
  useNotesRoute,
} from './use-notes-route.ts';
export { useNotesToResume } from './use-notes-to-resume.ts';
export { usePlaceName } from './use-place-name.ts';
