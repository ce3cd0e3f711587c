export { offerUndo } from './undo.ts';
