export { NotePane } from './note-pane.tsx';
export { NoteView } from './note-view.tsx';
