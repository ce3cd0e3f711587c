export type { NoteHead } from './note-head.ts';
