import {
  bodyMessages,
  calendarMessages,
  exerciseMessages,
  exerciseNames,
  progressMessages,
} from '../exercise/index.ts';
import { loadMessages } from '../language/index.ts';
import { overviewMessages } from './messages/index.ts';

/** Loads the messages of components that use two catalogues, and the names of exercises, before any of them renders. */
export function loadOverviewMessages(): Promise<void> {
  return loadMessages(
    ...[overviewMessages, exerciseMessages, exerciseNames, bodyMessages, calendarMessages, progressMessages],
  );
}
