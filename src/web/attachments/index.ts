export type { AddError, Added, ContentError, Picture } from './device-files.ts';
export { fileSize } from './file-size.ts';
export type { FilePlace, FileState } from './file-states.ts';
export { FileUploads } from './file-uploads.tsx';
export { addErrorWords, contentErrorWords } from './file-words.ts';
export { FilesPart } from './files-part.tsx';
export { attachmentMessages } from './messages/index.ts';
export { type Attachments, useAttachments, useFileStates } from './use-attachments.ts';
export { countUnsentFiles, saveUnsentFiles } from './waiting-files.ts';
