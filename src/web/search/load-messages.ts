import {
  bodyMessages,
  enduranceMessages,
  exerciseMessages,
  libraryMessages,
  loggingMessages,
} from '../exercise/index.ts';
import { currentLanguage } from '../language/index.ts';
import { findingMessages, loadNotesMessages } from '../notes/index.ts';
import { searchMessages } from './messages/index.ts';

/** Loads the catalogues of everything that can be a result before any of it renders, because rows use several. */
export async function loadSearchMessages(): Promise<void> {
  const ofNotes = [findingMessages, searchMessages];
  const ofTraining = [exerciseMessages, loggingMessages, enduranceMessages, bodyMessages, libraryMessages];
  await Promise.all([loadNotesMessages(), ...[...ofNotes, ...ofTraining].map((each) => each.load(currentLanguage()))]);
}
