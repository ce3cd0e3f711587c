import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { findingMessages } from './messages/index.ts';
import { useNotesIndexStatus } from './notes-index-provider.tsx';

/** Returns a label that says how many of the notes have been read so far; null once all have been read. */
export function useReadingLabel(): string | null {
  const m = useMessages(findingMessages);
  const status = useNotesIndexStatus();
  const { percent } = useTimeFormat();
  return status.kind === 'reading' ? m.reading({ percent: percent(status.progress.share) }) : null;
}
