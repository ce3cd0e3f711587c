export { editorView, openNote, shownLines, takeOffer } from './open-note.ts';
