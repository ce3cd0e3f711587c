import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Instant, localDayAt, minutesAt } from '../kernel/index.ts';
import { escapedText, printContentLines } from './content-line.ts';
import type { DueEntry } from './due-entries.ts';
import { recurrencesAfter, seriesOf } from './next-recurrence.ts';
import { isInCalendar } from './wall-clock-time.ts';

export interface CalendarFeedOptions {
  /** The name of the calendar. */
  readonly name: string;
  /** The title of entries without one. */
  readonly untitled: string;
  /** An IANA zone name, in which the entries were read. */
  readonly zone: string;
  /** When the feed is generated. */
  readonly generatedAt: Instant;
  /** How many events the feed contains at most, earliest first. */
  readonly maxEvents: number;
}

/** How far ahead the feed contains reminders that recur. */
const daysAhead = 90;
/** The maximum length of a title, in UTF-16 code units. Calendars show one line. */
const maxTitleLength = 500;

/** An entry as a feed needs it. */
export interface FeedEntry extends Pick<DueEntry, 'at' | 'title' | 'zone' | 'repeat'> {
  /** Stays the same when the entry gets another time, so that subscribers move the event. */
  readonly uid: string;
}

/**
 * Returns the entries that a feed of a limited number of events may contain: the earliest ones. Later entries have no
 * event before theirs.
 */
export function feedEntries(entries: Iterable<DueEntry>, most: number): readonly FeedEntry[] {
  return Array.from(entries)
    .filter(({ at }) => isInCalendar(at))
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map((entry) => {
      const { at, title, zone, repeat } = entry;
      return { uid: uidOf(entry), at, title: shortTitle(title), zone, repeat };
    });
}

/** Returns the earliest entries of two lists, each earliest first. */
export function earliestEntries(a: readonly FeedEntry[], b: readonly FeedEntry[], most: number): readonly FeedEntry[] {
  return [...a, ...b].sort((one, other) => one.at - other.at).slice(0, most);
}

/**
 * Prints entries as a calendar to which other apps subscribe, with an alarm at the time of each. It contains titles
 * only.
 *
 * Times are by the wall clock, in whichever zone the calendar app is. An app that has no such times, such as Google
 * Calendar, reads them in the zone of the calendar. A reminder that recurs is one event for each time in the next 90
 * days, because a calendar app would read a rule for the 31st of short months differently.
 *
 * @see RFC 5545, for times by the wall clock 3.3.5; RFC 7986 for the name and the refresh interval
 */
export function calendarFeed(entries: readonly FeedEntry[], options: CalendarFeedOptions): string {
  const name = escapedText(options.name);
  return printContentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mensana//Reminders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `X-WR-TIMEZONE:${options.zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...earliestEvents(entries, options).flatMap((event) => eventLines(event, options)),
    'END:VCALENDAR',
  ]);
}

/** An event, and the later events of its entry. */
interface Upcoming {
  readonly event: CalendarEvent;
  readonly others: Iterator<CalendarEvent>;
}

/** Returns the earliest events in order. Computes no more events than these and one more of each entry. */
function earliestEvents(
  entries: readonly FeedEntry[],
  { generatedAt, maxEvents }: CalendarFeedOptions,
): readonly CalendarEvent[] {
  const queue: Upcoming[] = [];
  const enqueue = (others: Iterator<CalendarEvent>) => {
    const next = others.next();
    if (next.done !== true) insert(queue, { event: next.value, others });
  };
  for (const entry of entries) enqueue(eventsOf(entry, generatedAt));
  const events: CalendarEvent[] = [];
  while (events.length < maxEvents) {
    const upcoming = queue.pop();
    if (upcoming === undefined) break;
    events.push(upcoming.event);
    enqueue(upcoming.others);
  }
  return events;
}

/** Inserts into a queue whose earliest event is last. Of events at the same time, the one inserted first is earlier. */
function insert(queue: Upcoming[], upcoming: Upcoming): void {
  let [from, to] = [0, queue.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((queue[middle] as Upcoming).event.at > upcoming.event.at) from = middle + 1;
    else to = middle;
  }
  queue.splice(from, 0, upcoming);
}

interface CalendarEvent {
  readonly uid: string;
  readonly at: Instant;
  readonly title: string;
}

/** Yields the event of an entry, or one for its present time and for each recurrence that has not passed. */
function* eventsOf(entry: FeedEntry, generatedAt: Instant): Generator<CalendarEvent, void> {
  const { uid, at, title } = entry;
  if (!isInCalendar(at)) return;
  const series = seriesOf(entry);
  if (series === null) return yield { uid, at, title };
  yield { uid: uidOfDay(uid, series.start), at, title };
  const until = generatedAt + daysAhead * 86_400_000;
  for (const recurrence of recurrencesAfter(series, Math.max(at, generatedAt))) {
    if (recurrence.at > until) return;
    yield { uid: uidOfDay(uid, recurrence.day), at: recurrence.at, title };
  }
}

/** Returns the start of a long title, without half of a character at its end. */
function shortTitle(title: string): string {
  return title.length <= maxTitleLength ? title : `${title.slice(0, maxTitleLength).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/**
 * Returns an id that stays the same when the entry gets another time, so that subscribers move the event. Ids and
 * titles are hashed because they may be long and contain any character.
 */
function uidOf({ noteId, source, title }: DueEntry): string {
  const identity =
    source.kind === 'reminder'
      ? [noteId, source.kind, source.reminderId]
      : [noteId, source.kind, title, String(source.nth)];
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(identity)))).slice(0, 32);
}

function uidOfDay(uid: string, day: string): string {
  return `${uid}-${day.replaceAll('-', '')}`;
}

function eventLines({ uid, at, title }: CalendarEvent, { untitled, zone, generatedAt }: CalendarFeedOptions) {
  const summary = escapedText(title.trim() === '' ? untitled : title);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcTime(generatedAt)}`,
    `DTSTART:${floatingTime(at, zone)}`,
    `SUMMARY:${summary}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${summary}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** Returns `20261130T060000Z`. */
function utcTime(at: Instant): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Returns `20261130T180000`, a time by the wall clock in any zone. */
function floatingTime(at: Instant, zone: string): string {
  const minutes = minutesAt(at, zone);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join('');
  return `${localDayAt(at, zone).replaceAll('-', '')}T${clock}00`;
}
