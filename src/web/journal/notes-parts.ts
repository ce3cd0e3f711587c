import '../jitless/index.ts';

export { LinkedText, loadNotesMessages, NotesMentioning } from '../notes/index.ts';
