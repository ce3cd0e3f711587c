import { attachmentMessages } from '../attachments/index.ts';
import { loadMessages } from '../language/index.ts';
import { shareMessages } from './messages/index.ts';

/** Loads the message catalogues of the page before it renders. */
export function loadShareMessages(): Promise<void> {
  return loadMessages(shareMessages, attachmentMessages);
}
