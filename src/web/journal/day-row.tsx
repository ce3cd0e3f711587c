import type { LocalDay } from '#domain/kernel/index.ts';
import type { DaysKnown } from '../day-index/index.ts';
import { useMessages } from '../language/index.ts';
import { DaySummary } from '../notes/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { Stack } from '../ui/layout.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import { journalMessages } from './messages/index.ts';

export interface DayRowProps {
  readonly day: LocalDay;
  readonly days: DaysKnown;
  readonly today: LocalDay;
  /** The id of the element that names the row. */
  readonly nameId: string;
}

/** A day in the timeline: its date, the first lines of its note and its training in one line. */
export function DayRow({ day, days: { index }, today, nameId }: DayRowProps) {
  const m = useMessages(journalMessages);
  const { wholeDay } = useTimeFormat();
  const contents = index.of(day);
  const isEmpty = contents.note === null && contents.training.length + contents.otherNotes.length === 0;
  return (
    <Stack id={nameId} gap={1}>
      <Text weight="medium" numeric>
        {day === today ? `${m.today} · ${wholeDay(day)}` : wholeDay(day)}
      </Text>
      {isEmpty ? <SecondaryText>{m.nothingYet}</SecondaryText> : <DaySummary contents={contents} />}
    </Stack>
  );
}
