import { useNavigate } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isLocalDay, type LocalDay } from '#domain/kernel/index.ts';
import { DayField } from '../day-and-time-fields/index.ts';
import { DayCalendar, type DaysKnown } from '../day-index/index.ts';
import { useMessages } from '../language/index.ts';
import { journalLink } from '../links/journal.ts';
import { dayLink } from '../links/notes.ts';
import { DaySummary, OnThisDay } from '../notes/index.ts';
import { useScrollRestoration } from '../records/index.ts';
import { useTimeFormat, useToday } from '../time/index.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Column, Row, Stack } from '../ui/layout.tsx';
import { Popover } from '../ui/popover.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import { useMinWidth } from '../ui/use-min-width.ts';
import { type ListHandle, VirtualList } from '../ui/virtual-list.tsx';
import styles from './journal.module.css';
import { type ListedDay, listedDays, rowAt } from './listed-days.ts';
import { journalMessages } from './messages/index.ts';
import { journalRoute } from './routes.ts';

/** The measured heights of rows. They outlive the list, so that its scroll position can be restored. */
const heights = new Map<string, number>();

/** The list of days, ways to a date, and beside it, on a wide screen, a calendar and earlier years. */
export function Journal({ days }: { readonly days: DaysKnown }) {
  const m = useMessages(journalMessages);
  const isWide = useMinWidth(900);
  const today = useToday();
  const listed = useMemo(() => listedDays(days.index, today), [days, today]);
  const [chosen, goTo] = useChosenDay();
  const list = useJump(listed, chosen);
  const go = (day: LocalDay) => {
    list.current?.scrollTo(rowAt(listed, day)); // also if the URL has this day already
    goTo(day);
  };
  const scroll = useScrollRestoration('journal', listed.length > 0 && chosen === null);
  const navigate = useNavigate();
  const calendar = <DayCalendar days={days} value={chosen ?? today} onChange={(day) => void navigate(dayLink(day))} />;
  return (
    <div className={styles.columns}>
      <Column>
        <Row gap={2} paddingX="page" paddingY={3} align="end" wrap>
          <GoToDate onGo={go} />
          <Button onPress={() => go(today)}>{m.today}</Button>
          {!isWide && (
            <Popover trigger={<IconButton icon={<CalendarDays />} label={m.calendar} />} label={m.calendar}>
              <div className={styles.popover}>{calendar}</div>
            </Popover>
          )}
        </Row>
        <Column ref={scroll} className={styles.list}>
          <VirtualList
            label={m.days}
            items={listed}
            listed="journal"
            textOf={() => null}
            linkOf={({ id }) => dayLink(id)}
            heights={heights}
            handle={list}
            {...(chosen !== null && { currentId: chosen })}
          >
            {(day: ListedDay, nameId) => <DayRow day={day.id} days={days} today={today} nameId={nameId} />}
          </VirtualList>
        </Column>
      </Column>
      {isWide && (
        <Column as="aside" scroll gap={3} className={styles.aside}>
          {calendar}
          <OnThisDay day={today} days={days} />
        </Column>
      )}
    </div>
  );
}

/** A field for the day to show in the list. */
function GoToDate({ onGo }: { readonly onGo: (day: LocalDay) => void }) {
  const m = useMessages(journalMessages);
  const [day, setDay] = useState<LocalDay | null>(null);
  return (
    <DayField
      label={m.goToDate}
      value={day}
      onChange={(next) => {
        setDay(next);
        if (next !== null) onGo(next);
      }}
    />
  );
}

/** Returns the day in the URL, and a function that changes it; null if the URL has none. */
function useChosenDay(): readonly [LocalDay | null, (day: LocalDay) => void] {
  const { day } = journalRoute.useSearch();
  const navigate = useNavigate();
  const goTo = (chosen: LocalDay) => void navigate({ ...journalLink(chosen), replace: true, resetScroll: false });
  return [isLocalDay(day) ? day : null, goTo];
}

/** Scrolls to a chosen day: to its row, or to the nearest earlier one. */
function useJump(listed: readonly ListedDay[], chosen: LocalDay | null) {
  const list = useRef<ListHandle>(null);
  const reached = useRef<LocalDay | null>(null);
  useEffect(() => {
    if (chosen === null || chosen === reached.current || listed.length === 0) return;
    reached.current = chosen;
    list.current?.scrollTo(rowAt(listed, chosen));
  }, [listed, chosen]);
  return list;
}

interface DayRowProps {
  readonly day: LocalDay;
  readonly days: DaysKnown;
  readonly today: LocalDay;
  /** The id of the element that names the row. */
  readonly nameId: string;
}

/** A day in the timeline: its date, the first lines of its note and its training in one line. */
function DayRow({ day, days: { index }, today, nameId }: DayRowProps) {
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
