export { asTask, lineToAppend } from './append-line.ts';
export { type Attachment, type AttachmentHash, attachment, attachmentHash, attachmentMaxBytes } from './attachment.ts';
export { type AttachmentLink, attachmentMarkdown, attachmentOfDestination } from './attachment-link.ts';
export { codeSpansIn } from './code-spans.ts';
export { dailyNoteIdFor } from './daily-note.ts';
export { dayOfNote } from './day-of-note.ts';
export { type FileMarks, type FileText, noteFileText, readFileText } from './file-text.ts';
export { imageSizeIn, isEmbedSize, sizeMark } from './image-size.ts';
export { type MediaType, mediaTypeOf } from './media-type.ts';
export { type Note, note } from './note.ts';
export { type NewPosition, placesFor, shifted } from './note-order.ts';
export { type Notebook, notebook } from './notebook.ts';
export {
  findNotebook,
  type NotebookMoveError,
  type NotebookPosition,
  type NotebookStep,
  type NotebookTarget,
  notebookPosition,
  notebookStep,
  wayToNotebook,
} from './notebook-position.ts';
export { type NotebookBranch, notebookTree } from './notebook-tree.ts';
export { type RasterType, rasterTypeOf } from './raster-type.ts';
export { findsTraining, type SavedSearch, savedSearch } from './saved-search.ts';
export { type Tag, tag } from './tag.ts';
export { isTicked, taskMarker } from './task-marker.ts';
export { type TaskState, taskStateMark, taskStateSign } from './task-state.ts';
export { fillTemplate, saysTitle, type TemplateLabels } from './template.ts';
export { applyTextEdits, type TextEdit, textEdits } from './text-edits.ts';
