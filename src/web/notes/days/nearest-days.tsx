import { CalendarRange, ChevronLeft, ChevronRight } from 'lucide-react';
import type { LocalDay } from '#domain/kernel/index.ts';
import type { DaysKnown } from '../../day-index/index.ts';
import { journalLink } from '../../journal/link-targets.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat, useToday } from '../../time/index.ts';
import { Link } from '../../ui/link.tsx';
import { dayLink } from '../link-targets.ts';
import { daysMessages } from './messages/index.ts';
import styles from './nearest-days.module.css';

/** Leads to the nearest days before and after this one that hold something, and to all days. */
export function NearestDays({ day, days }: { readonly day: LocalDay; readonly days: DaysKnown | null }) {
  const m = useMessages(daysMessages);
  const { day: nameOf } = useTimeFormat();
  const today = useToday();
  const [before, after] = [days?.index.before(day) ?? null, days?.index.after(day) ?? null];
  return (
    <nav className={styles.nearest} aria-label={m.nearestDays}>
      {before !== null && (
        <Link variant="button" {...dayLink(before)}>
          <ChevronLeft aria-hidden="true" />
          {nameOf(before, today)}
        </Link>
      )}
      <Link variant="button" {...journalLink(day)}>
        <CalendarRange aria-hidden="true" />
        {m.toJournal}
      </Link>
      {after !== null && (
        <Link variant="button" {...dayLink(after)}>
          {nameOf(after, today)}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
