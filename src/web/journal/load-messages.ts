import { currentLanguage } from '../language/index.ts';
import { journalMessages } from './messages/index.ts';

/** Loads the message catalogues of the journal before it renders, because its components use several. */
export async function loadJournalMessages(): Promise<void> {
  const { loadNotesMessages } = await import('../notes/index.ts');
  await Promise.all([loadNotesMessages(), journalMessages.load(currentLanguage())]);
}
