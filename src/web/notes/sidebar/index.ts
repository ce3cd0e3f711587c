export { NotesSidebar } from './notes-sidebar.tsx';
