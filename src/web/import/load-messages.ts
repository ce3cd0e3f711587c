import { attachmentMessages } from '../attachments/index.ts';
import { bodyMessages, enduranceMessages, exerciseMessages } from '../exercise/index.ts';
import { loadMessages } from '../language/index.ts';
import { importMessages } from './messages/index.ts';

/** Loads all message catalogues of the import screens before any of them renders. */
export function loadImportMessages(): Promise<void> {
  return loadMessages(importMessages, attachmentMessages, exerciseMessages, bodyMessages, enduranceMessages);
}
