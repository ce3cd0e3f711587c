import { attachmentMessages } from '../attachments/index.ts';
import { bodyMessages, enduranceMessages, exerciseMessages } from '../exercise/index.ts';
import { currentLanguage } from '../language/index.ts';
import { importMessages } from './messages/index.ts';

/** Loads all message catalogues of the import screens before any of them renders. */
export async function loadImportMessages(): Promise<void> {
  const catalogues = [importMessages, attachmentMessages, exerciseMessages, bodyMessages, enduranceMessages];
  await Promise.all(catalogues.map((each) => each.load(currentLanguage())));
}
