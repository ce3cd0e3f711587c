import type { RecordKey } from '#domain/kernel/index.ts';
import type { DocumentActions } from '../../replica/index.ts';
import type { Early } from './early-text.tsx';

/** What was typed into a note that was left before its editor came goes to the end of its text. */
export async function keepEarly(document: DocumentActions, key: RecordKey, early: Early | null): Promise<void> {
  const typed = early?.pieces.join('') ?? '';
  if (typed === '') return;
  const { text } = await document.replica.openBody(key);
  text.insert(text.length, typed);
  document.replica.closeBody(key);
}
