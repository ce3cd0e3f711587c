export { fitNotes } from './fitnotes.ts';
