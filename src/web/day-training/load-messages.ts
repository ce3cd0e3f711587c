import { bodyMessages, enduranceMessages, exerciseMessages, loggingMessages } from '../exercise/index.ts';
import { loadMessages } from '../language/index.ts';
import { dayTrainingMessages } from './messages/index.ts';

/** Loads the message catalogues of what a day shows before any of it renders, because its components use several. */
export function loadDayTrainingMessages(): Promise<void> {
  return loadMessages(dayTrainingMessages, exerciseMessages, loggingMessages, enduranceMessages, bodyMessages);
}
