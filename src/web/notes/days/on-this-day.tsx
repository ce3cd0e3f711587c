import { useId } from 'react';
import { type DayYearsAgo, onThisDay } from '#domain/journal/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import type { DaysKnown } from '../../day-index/index.ts';
import { useMessages } from '../../language/index.ts';
import { dayLink } from '../../links/notes.ts';
import { useTimeFormat } from '../../time/index.ts';
import { PlainList, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { SecondaryText, SectionHeading, Text } from '../../ui/text.tsx';
import { DaySummary } from './day-summary.tsx';
import { daysMessages } from './messages/index.ts';

interface OnThisDayProps {
  readonly day: LocalDay;
  readonly days: DaysKnown;
}

/** What was written and done on the same day of earlier years; nothing if there was nothing. */
export function OnThisDay({ day, days: { index } }: OnThisDayProps) {
  const m = useMessages(daysMessages);
  const heading = useId();
  const remembered = onThisDay(day).filter((each) => index.daysWith(each.day, each.day).size > 0);
  if (remembered.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-labelledby={heading}>
      <SectionHeading id={heading}>{m.onThisDay}</SectionHeading>
      <RememberedDays remembered={remembered} index={index} />
    </Stack>
  );
}

export interface RememberedDaysProps extends Pick<DaysKnown, 'index'> {
  /** Days that have something. */
  readonly remembered: readonly DayYearsAgo[];
}

/** Lists days of earlier years with what was written and done. */
export function RememberedDays({ remembered, index }: RememberedDaysProps) {
  const m = useMessages(daysMessages);
  const { wholeDay } = useTimeFormat();
  return (
    <PlainList>
      {remembered.map(({ day: then, yearsAgo }) => (
        <li key={then}>
          <Link variant="row" {...dayLink(then)}>
            <Stack gap={0.5} paddingY={2} grow>
              <Text as="span" weight="medium">
                {m.yearsAgo({ count: yearsAgo })}
              </Text>
              <SecondaryText as="span">{wholeDay(then)}</SecondaryText>
              <DaySummary contents={index.of(then)} />
            </Stack>
          </Link>
        </li>
      ))}
    </PlainList>
  );
}
