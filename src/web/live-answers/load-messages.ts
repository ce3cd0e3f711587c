import { bodyMessages, enduranceMessages } from '../exercise/index.ts';
import { currentLanguage } from '../language/index.ts';
import { liveAnswerMessages } from './messages/index.ts';

/** Loads the message catalogues of answers before any of them renders, because their components use several. */
export async function loadLiveAnswerMessages(): Promise<void> {
  const catalogues = [liveAnswerMessages, enduranceMessages, bodyMessages];
  await Promise.all(catalogues.map((each) => each.load(currentLanguage())));
}
