export { type Change, changeWithUndo } from './change-with-undo.ts';
export { EmptyTrash } from './empty-trash.tsx';
export { ThrownAway } from './trash-section.tsx';
export { useTrashing } from './use-trashing.ts';
export { writeChanged } from './write-changed.ts';
