export { offerUndo, undoByKey } from './undo.ts';
