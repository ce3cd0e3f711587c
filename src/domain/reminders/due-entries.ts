import { addDays, compareText, type Instant, instantAt, localDayAt } from '../kernel/index.ts';
import type { Note } from '../notes/index.ts';
import type { NoteTask } from '../notes/markdown/index.ts';
import { nextRecurrence, type Recurrence, seriesOf } from './next-recurrence.ts';
import { reminderHere } from './reminder-here.ts';
import type { TimeContext } from './resolve-day.ts';
import { taskTime } from './task-time.ts';

export interface NoteWithReminders {
  readonly id: string;
  /** May be empty. */
  readonly title: string;
  readonly isTrashed: boolean;
  readonly isTemplate: boolean;
  /** When the note was written, to which words such as `tomorrow` refer. */
  readonly writtenAt: Instant;
  readonly reminders: Note['reminders'];
  readonly tasks: readonly NoteTask[];
  /** The labels of its mentions, without the `@`. */
  readonly mentions: readonly string[];
}

/** A reminder of a note, or a task with a time. */
export interface DueEntry {
  readonly noteId: string;
  readonly source:
    | { readonly kind: 'reminder'; readonly reminderId: string }
    /** `nth` counts the tasks of the note with the same title, from 0. */
    | { readonly kind: 'task'; readonly task: NoteTask; readonly nth: number };
  /** The title of the note, or the text of the task without its time; may be empty. */
  readonly title: string;
  /** The first time that is not done. */
  readonly at: Instant;
  /** Where the person is. A reminder that was set elsewhere is due at the same time by the wall clock. */
  readonly zone: string;
  /** How it recurs, as the `repeat` of a reminder; null if it does not. */
  readonly repeat: string | null;
}

/** Returns all that is due at some time, earliest first. Completed tasks, templates and notes in the trash have nothing. */
export function dueEntries(notes: Iterable<NoteWithReminders>, context: Omit<TimeContext, 'now'>): readonly DueEntry[] {
  return Array.from(entriesOf(notes, context)).sort(
    (a, b) => a.at - b.at || compareText(a.noteId, b.noteId) || compareText(a.title, b.title),
  );
}

/** The earliest entries of one part of a list, and how many there are in all. */
export interface DuePart<E extends DueEntry = DueEntry> {
  readonly entries: readonly E[];
  readonly total: number;
}

/**
 * Divides entries into those whose time has passed, those of the rest of the day, and later ones.
 *
 * @param entries earliest first
 * @param most how many entries each part contains at most
 */
export function duePartsAt<E extends DueEntry>(
  entries: readonly E[],
  { now, zone, most }: { readonly now: Instant; readonly zone: string; readonly most: number },
): { readonly overdue: DuePart<E>; readonly today: DuePart<E>; readonly later: DuePart<E> } {
  const tomorrow = instantAt(addDays(localDayAt(now, zone), 1), 0, zone);
  const part = (from: Instant, until: Instant): DuePart<E> => {
    const within = entries.filter(({ at }) => at >= from && at < until);
    return { entries: within.slice(0, most), total: within.length };
  };
  return {
    overdue: part(Number.NEGATIVE_INFINITY, now),
    today: part(now, tomorrow),
    later: part(tomorrow, Number.POSITIVE_INFINITY),
  };
}

/**
 * Returns the next time of an entry whose present time is done: the next recurrence that has not passed. Null if there
 * is none.
 */
export function nextTimeWhenDone(entry: Pick<DueEntry, 'at' | 'zone' | 'repeat'>, now: Instant): Recurrence | null {
  const series = seriesOf(entry);
  return series && nextRecurrence(series, Math.max(entry.at, now));
}

function* entriesOf(notes: Iterable<NoteWithReminders>, context: Omit<TimeContext, 'now'>): Generator<DueEntry> {
  for (const note of notes) {
    if (note.isTrashed || note.isTemplate) continue;
    yield* remindersOf(note, context.zone);
    yield* timedTasksOf(note, context);
  }
}

function remindersOf({ id, title, reminders }: NoteWithReminders, zoneHere: string): readonly DueEntry[] {
  return Object.entries(reminders).map(([reminderId, reminder]) => {
    const { at, zone, repeat } = reminderHere(reminder, zoneHere);
    return { noteId: id, source: { kind: 'reminder', reminderId }, title, at, zone, repeat: repeat ?? null };
  });
}

function timedTasksOf(
  { id, title: noteTitle, writtenAt, tasks, mentions }: NoteWithReminders,
  context: Omit<TimeContext, 'now'>,
): readonly DueEntry[] {
  const entries: DueEntry[] = [];
  const now = Math.min(Math.max(writtenAt, earliestWriting), latestWriting);
  const countsByTitle = new Map<string, number>();
  for (const task of tasks) {
    const found = taskTime(task, mentions, { ...context, now });
    if (found === null) continue;
    const { title, time } = found;
    const nth = countsByTitle.get(title) ?? 0;
    countsByTitle.set(title, nth + 1);
    if (task.done) continue;
    entries.push({
      noteId: id,
      source: { kind: 'task', task, nth },
      title: title === '' ? noteTitle : title,
      at: time.at,
      zone: context.zone,
      repeat: time.repeat,
    });
  }
  return entries;
}

// A clock that was wrong by thousands of years must not lead beyond the calendar.
const earliestWriting = Date.parse('0002-01-01');
const latestWriting = Date.parse('9000-01-01');
