/** Identifies the files of an export that this app reads back. */
export const exportFormat = 'mensana-export';

/** Incremented when a version that does not know the new format would misread it. */
export const exportFormatVersion = 1;

export const dataPath = 'data.jsonl';
export const manifestPath = 'manifest.json';
export const attachmentsFolder = 'attachments';
