import {
  bodyMessages,
  enduranceMessages,
  exerciseMessages,
  exerciseNames,
  libraryMessages,
  loggingMessages,
} from '../exercise/index.ts';
import { loadMessages } from '../language/index.ts';
import { findingMessages, loadNotesMessages } from '../notes/index.ts';
import { searchMessages } from './messages/index.ts';

/**
 * Loads the catalogues of everything that can be a result before any of it renders, because rows use several. A page
 * that waited for one after it was shown would disappear for a moment, with its heading.
 */
export async function loadSearchMessages(): Promise<void> {
  await Promise.all([
    loadNotesMessages(),
    loadMessages(findingMessages, searchMessages, exerciseMessages, loggingMessages),
    loadMessages(enduranceMessages, bodyMessages, libraryMessages, exerciseNames),
  ]);
}
