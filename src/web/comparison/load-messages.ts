import { bodyMessages, comparedMessages, enduranceMessages } from '../exercise/index.ts';
import { currentLanguage } from '../language/index.ts';
import { comparisonMessages } from './messages/index.ts';

/** Loads all catalogues of the page before it renders. */
export async function loadComparisonMessages(): Promise<void> {
  await Promise.all(
    [comparisonMessages, comparedMessages, bodyMessages, enduranceMessages].map((each) => each.load(currentLanguage())),
  );
}
