export { type Change, changeWithUndo } from './change-with-undo.ts';
export { dayErrorOf } from './day-error.ts';
export { EditButton } from './edit-button.tsx';
export { EmptyTrash } from './empty-trash.tsx';
export { ThrownAway } from './trash-section.tsx';
export { type EditMode, useEditMode } from './use-edit-mode.ts';
export { useTrashing } from './use-trashing.ts';
export { writeChanged } from './write-changed.ts';
