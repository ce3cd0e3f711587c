import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, type RefObject, Suspense, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import {
  addDays,
  firstLocalDay,
  isLocalDay,
  type LocalDay,
  lastLocalDay,
  readRecord,
  recordKey,
} from '#domain/kernel/index.ts';
import { note } from '#domain/notes/index.ts';
import { DayCalendar, type DaysKnown, useDayIndex } from '../../day-index/index.ts';
import { DayTraining } from '../../day-training/index.ts';
import { useMessages } from '../../language/index.ts';
import { dayLink, listLink } from '../../links/notes.ts';
import { BackLink } from '../../records/index.ts';
import { type RecordEntry, useDocument, useDocumentReady, useRecord } from '../../replica/index.ts';
import { useTimeFormat, useToday } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Column, Row, Stack } from '../../ui/layout.tsx';
import { Popover } from '../../ui/popover.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { SectionHeading, Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type NotesRoute, usePlaceName } from '../list/index.ts';
import { textField } from '../model/index.ts';
import { NoteView } from '../note/index.ts';
import styles from './days.module.css';
import { daysMessages } from './messages/index.ts';
import { NearestDays } from './nearest-days.tsx';
import { OnThisDay } from './on-this-day.tsx';
import { useCalm } from './use-calm.ts';

export interface DayPaneProps {
  /** As it is in the URL. */
  readonly day: string;
  /** The list from which the day was opened. */
  readonly place: NotesRoute;
}

/**
 * Shows one day: a calendar to navigate by, the daily note (or a preview of the template it would start with) and what
 * was done.
 */
export default memo(function DayPane({ day, place }: DayPaneProps) {
  const m = useMessages(daysMessages);
  const listed = usePlaceName(place.list);
  const isReady = useDocumentReady();
  return (
    <>
      <BackLink link={listLink(place.list, place.sort)}>{listed}</BackLink>
      {!isReady && <StateView kind="loading" title={m.loading} />}
      {isReady && !isLocalDay(day) && (
        <EmptyState level={1} title={m.notADay}>
          {m.notADayText}
        </EmptyState>
      )}
      {isReady && isLocalDay(day) && <Day day={day} place={place} />}
    </>
  );
});

interface DayProps {
  readonly day: LocalDay;
  readonly place: NotesRoute;
}

function Day({ day, place }: DayProps) {
  const { dailyNoteId } = useDocument();
  const id = dailyNoteId(day);
  const pane = useRef<HTMLDivElement>(null);
  const noteOfDay = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const isCalm = useCalm(noteOfDay, below);
  const days = useDayIndex();
  return (
    <Column ref={pane} className={styles.day}>
      <DayWalk day={day} days={days} pane={pane} />
      <Column ref={noteOfDay} className={styles.note}>
        <DayNote key={id} id={id} day={day} place={place} />
      </Column>
      {/* It appears when the note above it has its height, so that it does not move. */}
      <Stack ref={below} className={styles.below} data-waiting={!isCalm || undefined}>
        <Suspense>
          <Training day={day} />
          <Stack paddingX="page" paddingBottom={6} hideEmpty>
            {days !== null && <OnThisDay day={day} days={days} />}
          </Stack>
          <NearestDays day={day} days={days} />
        </Suspense>
      </Stack>
    </Column>
  );
}

interface DayWalkProps {
  readonly day: LocalDay;
  readonly days: DaysKnown | null;
  /** The pane's root element. */
  readonly pane: RefObject<HTMLElement | null>;
}

/** One row that leads to the days before and after, to any day by its calendar, and back to today. */
function DayWalk({ day, days, pane }: DayWalkProps) {
  const m = useMessages(daysMessages);
  const navigate = useNavigate();
  const today = useToday();
  const { shortDay, wholeDay } = useTimeFormat();
  const go = (to: LocalDay) => void navigate(dayLink(to));
  useDayKeys(day, go, pane);
  return (
    <Row as="section" align="center" paddingX="page" paddingTop={2} className={styles.walk} aria-label={m.days}>
      <IconButton
        icon={<ChevronLeft />}
        label={m.previous}
        aria-keyshortcuts="Alt+PageUp"
        isDisabled={day === firstLocalDay}
        onPress={() => go(addDays(day, -1))}
      />
      <SectionHeading>
        <Popover
          label={m.calendar}
          trigger={
            <Button variant="quiet" className={styles.date ?? ''}>
              <Row as="span" gap={1} align="center">
                {shortDay(day, today)}
                <ChevronDown size="1rem" aria-hidden="true" />
              </Row>
            </Button>
          }
        >
          {({ close }) => (
            <DayCalendar
              days={days}
              value={day}
              onChange={(to) => {
                close();
                go(to);
              }}
            />
          )}
        </Popover>
      </SectionHeading>
      <IconButton
        icon={<ChevronRight />}
        label={m.next}
        aria-keyshortcuts="Alt+PageDown"
        isDisabled={day === lastLocalDay}
        onPress={() => go(addDays(day, 1))}
      />
      <VisuallyHidden>
        <span role="status">{wholeDay(day)}</span>
      </VisuallyHidden>
      {day !== today && (
        <Button className={styles.today ?? ''} onPress={() => go(today)}>
          {m.today}
        </Button>
      )}
    </Row>
  );
}

/**
 * Moves to the previous or next day with Alt+Page Up and Alt+Page Down. If the editor had focus, focus moves to the
 * editor of the new day.
 */
function useDayKeys(day: LocalDay, go: (day: LocalDay) => void, pane: RefObject<HTMLElement | null>): void {
  const textDue = useRef<LocalDay | null>(null);
  const walk = useEffectEvent((event: KeyboardEvent) => {
    const step = event.key === 'PageUp' ? -1 : event.key === 'PageDown' ? 1 : 0;
    if (step === 0 || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (day === (step < 0 ? firstLocalDay : lastLocalDay)) return;
    const to = addDays(day, step);
    textDue.current = document.activeElement?.matches(textField) ? to : null;
    go(to);
  });
  useEffect(() => {
    if (textDue.current !== day) return;
    textDue.current = null;
    pane.current?.querySelector<HTMLElement>(textField)?.focus();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => walk(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** What was done on the day, below its note. It is read from the records and never written into the note. */
function Training({ day }: { readonly day: LocalDay }) {
  const m = useMessages(daysMessages);
  const heading = useId();
  return (
    <Stack
      as="section"
      ruled
      gap={2}
      paddingTop={4}
      paddingBottom={6}
      className={styles.training}
      aria-labelledby={heading}
    >
      <SectionHeading id={heading}>{m.training}</SectionHeading>
      <DayTraining day={day} empty={<Text tone="muted">{m.noTraining}</Text>} />
    </Stack>
  );
}

/**
 * Renders the same view for the placeholder and the stored note, so that the editor and its cursor survive the first
 * edit.
 */
function DayNote({ id, day, place }: DayProps & { readonly id: string }) {
  const { state, entry } = useRecord('notes', id);
  const isUnread = entry === null && state === 'loading';
  const note = useMemo(() => entry ?? noteToBe(id, day), [entry, id, day]);
  return <NoteView note={note} place={place} isUnread={isUnread} isBelowDay />;
}

const emptyNote = readRecord(note, new Map()).value;

/** Returns a placeholder for a daily note that does not exist yet. Nothing is stored until the user types. */
function noteToBe(id: string, day: LocalDay): RecordEntry<'notes'> {
  return { id, key: recordKey('notes', id), value: { ...emptyNote, day }, leaves: new Map(), inTrash: false };
}
