export type { AddError, Added, DeviceFiles, PictureContent } from './device-files.ts';
export { addErrorText, contentErrorText } from './file-messages.ts';
export { fileSize } from './file-size.ts';
export { FileUploads } from './file-uploads.tsx';
export { FilesPart } from './files-part.tsx';
export { attachmentMessages } from './messages/index.ts';
export { drawable, type Raster } from './read-file.ts';
export { type Attachments, useAttachments, useFiles } from './use-attachments.ts';
export { countUnsentFiles, saveUnsentFiles } from './waiting-files.ts';
