import { bodyMessages, enduranceMessages } from '../exercise/index.ts';
import { loadMessages } from '../language/index.ts';
import { liveAnswerMessages } from './messages/index.ts';

/** Loads the message catalogues of answers before any of them renders, because their components use several. */
export function loadLiveAnswerMessages(): Promise<void> {
  return loadMessages(liveAnswerMessages, enduranceMessages, bodyMessages);
}
