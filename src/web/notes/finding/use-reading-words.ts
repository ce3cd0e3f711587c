import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { useFinderStatus } from './finder-provider.tsx';
import { findingMessages } from './messages/index.ts';

/** Says how many of the notes were read so far; null once all were. */
export function useReadingWords(): string | null {
  const m = useMessages(findingMessages);
  const status = useFinderStatus();
  const { percent } = useTimeFormat();
  return status.kind === 'reading' ? m.reading({ percent: percent(status.progress.share) }) : null;
}
