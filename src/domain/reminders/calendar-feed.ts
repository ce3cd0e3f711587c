import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Instant } from '../kernel/index.ts';
import { escapedText, printContentLines } from './content-line.ts';
import type { DueEntry } from './due-entries.ts';
import { recurrencesAfter, seriesOf } from './next-recurrence.ts';
import { isInCalendar } from './wall-clock-time.ts';

export interface CalendarFeedOptions {
  /** The name of the calendar. */
  readonly name: string;
  /** The title of entries without one. */
  readonly untitled: string;
  /** When the feed is generated. */
  readonly generatedAt: Instant;
  /** How many events the feed contains at most, earliest first. */
  readonly mostEvents: number;
}

/** How far ahead the feed contains reminders that recur. */
const daysAhead = 90;

/**
 * Prints entries as a calendar to which other apps subscribe, with an alarm at the time of each. It contains titles
 * only.
 *
 * A reminder that recurs is one event for each time in the next 90 days. A rule would need the time zone with all its
 * changes, and a calendar app would read the 31st of short months differently.
 *
 * @see RFC 5545; RFC 7986 for the name and the refresh interval
 */
export function calendarFeed(entries: readonly DueEntry[], options: CalendarFeedOptions): string {
  const name = escapedText(options.name);
  const events = entries
    .flatMap((entry) => eventsOf(entry, options.generatedAt))
    .sort((a, b) => a.at - b.at)
    .slice(0, options.mostEvents);
  return printContentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mensana//Reminders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap((event) => eventLines(event, options)),
    'END:VCALENDAR',
  ]);
}

interface CalendarEvent {
  readonly uid: string;
  readonly at: Instant;
  readonly title: string;
}

/** Returns the event of an entry, or one for its present time and for each recurrence that has not passed. */
function eventsOf(entry: DueEntry, generatedAt: Instant): readonly CalendarEvent[] {
  const { at, title } = entry;
  if (!isInCalendar(at)) return [];
  const uid = uidOf(entry);
  const series = seriesOf(entry);
  if (series === null) return [{ uid, at, title }];
  const events = [{ uid: uidOfDay(uid, series.start), at, title }];
  const until = generatedAt + daysAhead * 86_400_000;
  for (const recurrence of recurrencesAfter(series, Math.max(at, generatedAt))) {
    if (recurrence.at > until) break;
    events.push({ uid: uidOfDay(uid, recurrence.day), at: recurrence.at, title });
  }
  return events;
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

function eventLines({ uid, at, title }: CalendarEvent, { untitled, generatedAt }: CalendarFeedOptions) {
  const summary = escapedText(title.trim() === '' ? untitled : title);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcTime(generatedAt)}`,
    `DTSTART:${utcTime(at)}`,
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
