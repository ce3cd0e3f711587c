export { NotesNavigation } from './notes-navigation.tsx';
export { NotesSidebar } from './notes-sidebar.tsx';
