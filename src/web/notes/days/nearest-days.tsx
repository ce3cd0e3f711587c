import { CalendarRange, ChevronLeft, ChevronRight } from 'lucide-react';
import type { LocalDay } from '#domain/kernel/index.ts';
import type { DaysKnown } from '../../day-index/index.ts';
import { useMessages } from '../../language/index.ts';
import { journalLink } from '../../links/journal.ts';
import { dayLink } from '../../links/notes.ts';
import { useTimeFormat, useToday } from '../../time/index.ts';
import { Row } from '../../ui/layout.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { daysMessages } from './messages/index.ts';

/**
 * Leads to the nearest days before and after this one that hold something, and to all days. The nearest days are known
 * only when all records have been read.
 */
export function NearestDays({ day, days }: { readonly day: LocalDay; readonly days: DaysKnown | null }) {
  const m = useMessages(daysMessages);
  const { day: nameOf } = useTimeFormat();
  const today = useToday();
  const index = days?.isWhole === true ? days.index : null;
  const [before, after] = [index?.before(day) ?? null, index?.after(day) ?? null];
  return (
    <Row as="nav" gap={2} paddingX="page" paddingBottom={8} justify="center" wrap aria-label={m.nearestDays}>
      {before !== null && (
        <ButtonLink {...dayLink(before)}>
          <ChevronLeft aria-hidden="true" />
          {nameOf(before, today)}
        </ButtonLink>
      )}
      <ButtonLink {...journalLink(day)}>
        <CalendarRange aria-hidden="true" />
        {m.toJournal}
      </ButtonLink>
      {after !== null && (
        <ButtonLink {...dayLink(after)}>
          {nameOf(after, today)}
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      )}
    </Row>
  );
}
