import { bodyMessages, comparedMessages, enduranceMessages } from '../exercise/index.ts';
import { loadMessages } from '../language/index.ts';
import { comparisonMessages } from './messages/index.ts';

/** Loads all catalogues of the page before it renders. */
export function loadComparisonMessages(): Promise<void> {
  return loadMessages(comparisonMessages, comparedMessages, bodyMessages, enduranceMessages);
}
