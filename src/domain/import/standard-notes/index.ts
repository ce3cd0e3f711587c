export { standardNotes } from './standard-notes.ts';
