import { bodyMessages, calendarMessages, exerciseMessages, progressMessages } from '../exercise/index.ts';
import { currentLanguage } from '../language/index.ts';
import { overviewMessages } from './messages/index.ts';

/** Loads the messages of components that use two catalogues, before any of them renders. */
export async function loadOverviewMessages(): Promise<void> {
  const catalogues = [overviewMessages, exerciseMessages, bodyMessages, calendarMessages, progressMessages];
  await Promise.all(catalogues.map((each) => each.load(currentLanguage())));
}
