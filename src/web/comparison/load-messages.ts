import { bodyMessages, comparedMessages, enduranceMessages } from '../exercise/index.ts';
import { loadMessages } from '../language/index.ts';
import { loadNotesMessages } from '../notes/index.ts';
import { comparisonMessages } from './messages/index.ts';

/** Loads all catalogues of the page before it renders. */
export async function loadComparisonMessages(): Promise<void> {
  await Promise.all([
    loadNotesMessages(),
    loadMessages(comparisonMessages, comparedMessages, bodyMessages, enduranceMessages),
  ]);
}
