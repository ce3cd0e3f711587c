export { type Attachment, attachment } from './attachment.ts';
export { dailyNoteIdFor } from './daily-note.ts';
export { type Note, note } from './note.ts';
export { type Notebook, notebook } from './notebook.ts';
export { type NotebookBranch, notebookTree } from './notebook-tree.ts';
export { type SavedSearch, savedSearch } from './saved-search.ts';
export { normaliseTag, type Tag, type TagNameError, tag, tagRecordId } from './tag.ts';
export { applyTextEdits, type TextEdit, textEdits } from './text-edits.ts';
