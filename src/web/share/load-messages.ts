import { attachmentMessages } from '../attachments/index.ts';
import { currentLanguage } from '../language/index.ts';
import { shareMessages } from './messages/index.ts';

/** Loads the message catalogues of the page before it renders. */
export async function loadShareMessages(): Promise<void> {
  await Promise.all([shareMessages, attachmentMessages].map((each) => each.load(currentLanguage())));
}
