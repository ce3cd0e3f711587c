import type { Programme } from '#domain/exercise/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useDocument } from '../../../replica/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { routinesMessages } from '../messages/index.ts';

/** Returns whether a programme is running and since when, as a label. */
export function useProgrammeLabels({ value }: { readonly value: Pick<Programme, 'startedOn' | 'endedOn'> }): string {
  const m = useMessages(routinesMessages);
  const { today } = useDocument();
  const { dayInSentence: day } = useTimeFormat();
  const { startedOn, endedOn } = value;
  if (startedOn === undefined) return m.notStarted;
  if (startedOn > today()) return m.startsOn({ day: day(startedOn, today()) });
  if (endedOn !== undefined && endedOn < today()) return m.endedOn({ day: day(endedOn, today()) });
  return m.activeSince({ day: day(startedOn, today()) });
}
