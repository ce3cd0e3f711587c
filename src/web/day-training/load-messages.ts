import { bodyMessages, enduranceMessages, exerciseMessages, loggingMessages } from '../exercise/index.ts';
import { currentLanguage } from '../language/index.ts';
import { dayTrainingMessages } from './messages/index.ts';

/** Loads the message catalogues of what a day shows before any of it renders, because its components use several. */
export async function loadDayTrainingMessages(): Promise<void> {
  const catalogues = [dayTrainingMessages, exerciseMessages, loggingMessages, enduranceMessages, bodyMessages];
  await Promise.all(catalogues.map((each) => each.load(currentLanguage())));
}
