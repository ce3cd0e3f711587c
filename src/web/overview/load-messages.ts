import {
  bodyMessages,
  calendarMessages,
  exerciseMessages,
  loadTranslatedNames,
  progressMessages,
} from '../exercise/index.ts';
import { loadMessages } from '../language/index.ts';
import { overviewMessages } from './messages/index.ts';

/** Loads the messages of components that use two catalogues, and the names of exercises, before any of them renders. */
export async function loadOverviewMessages(): Promise<void> {
  await Promise.all([
    loadMessages(overviewMessages, exerciseMessages, bodyMessages, calendarMessages, progressMessages),
    loadTranslatedNames(),
  ]);
}
