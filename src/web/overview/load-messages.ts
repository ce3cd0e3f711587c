import { bodyMessages, calendarMessages, exerciseMessages, progressMessages } from '../exercise/index.ts';
import { loadMessages } from '../language/index.ts';
import { overviewMessages } from './messages/index.ts';

/** Loads the messages of components that use two catalogues, before any of them renders. */
export function loadOverviewMessages(): Promise<void> {
  return loadMessages(overviewMessages, exerciseMessages, bodyMessages, calendarMessages, progressMessages);
}
