export { openNote } from './open-note.ts';
export {
  notebooks,
  noteList,
  openNotes,
  rowNames,
  searchField,
  searchResults,
  selectionBar,
  selectNotes,
  shownTree,
  tagSelected,
  tags,
  takeOption,
} from './open-notes.ts';
