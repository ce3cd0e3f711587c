import {
  addDays,
  compareOrder,
  daysBetween,
  type Instant,
  type LocalDay,
  type Order,
  startOfWeek,
  type Weekday,
  weekdayOf,
} from '../../kernel/index.ts';
import type { Programme } from '../programme.ts';

export interface ProgrammeDay {
  readonly id: string;
  readonly order: Order;
  /** Null in a rotation, and for a day without an assigned weekday. */
  readonly weekday: Weekday | null;
  /** Null on a rest day. */
  readonly routine: string | null;
}

/** A workout that was started from a day of the programme. */
export interface ProgrammeWorkout {
  readonly day: LocalDay;
  /** Orders workouts of the same day; one without it comes first. */
  readonly startedAt?: Instant;
  /** The id of the programme's day. */
  readonly of: string;
}

/** What a programme schedules for a day, and why. */
export type NextInProgramme =
  | { readonly code: 'not-started'; readonly on: LocalDay | null }
  | { readonly code: 'ended'; readonly on: LocalDay }
  /** No day of the programme has a routine. */
  | { readonly code: 'nothing-planned' }
  | { readonly code: 'due'; readonly day: ProgrammeDay; readonly week: number; readonly why: WhyDue }
  /** Nothing today; the next session is on a later day. */
  | {
      readonly code: 'rest';
      readonly day: ProgrammeDay;
      readonly on: LocalDay;
      /** The current week, even if the next session is in the following one; in a rotation, that of the next session. */
      readonly week: number;
      readonly why: 'done-today' | 'day-of-rest';
    };

export type WhyDue =
  | { readonly code: 'weekday' }
  /** It was planned for an earlier day, in a week for one of this week, and not done. */
  | { readonly code: 'missed'; readonly on: LocalDay }
  | { readonly code: 'first' }
  /** In a rotation, it follows the day that was done last. */
  | { readonly code: 'after'; readonly day: ProgrammeDay; readonly on: LocalDay };

/** Returns the days of a programme: those of a week by weekday, those of a rotation in their own order. */
export function programmeDays({ form, days }: Programme, weekStart: Weekday): readonly ProgrammeDay[] {
  const read = Object.entries(days).map(([id, { order, weekday, routine }]) => ({
    id,
    order,
    weekday: (weekday ?? null) as Weekday | null,
    routine: routine ?? null,
  }));
  if (form !== 'week') return read.sort(compareOrder);
  const place = ({ weekday }: ProgrammeDay) => (weekday === null ? 7 : (weekday - weekStart + 7) % 7);
  return read.sort((a, b) => place(a) - place(b) || compareOrder(a, b));
}

export interface NextInProgrammeInput {
  readonly programme: Programme;
  /** Workouts started from the programme, in any order. */
  readonly workouts: readonly ProgrammeWorkout[];
  readonly today: LocalDay;
  readonly weekStart: Weekday;
}

/**
 * Returns what a programme schedules for today.
 *
 * In a week, that is today's weekday, else a day missed earlier in the week. A workout counts for the week in which it
 * was done, whatever its weekday. The first week is that of the first day planned since the start.
 *
 * In a rotation, it is the day after the one that was done last, whenever that was. Its rest days are calendar days
 * after that workout. A rotation with weekdays has no rest days: its first day is due at once, each other day on the next
 * of its weekdays, and stays due until it is done.
 */
export function nextInProgramme(input: NextInProgrammeInput): NextInProgramme {
  const { programme, today, weekStart } = input;
  const { startedOn, endedOn } = programme;
  if (startedOn === undefined || startedOn > today) return { code: 'not-started', on: startedOn ?? null };
  if (endedOn !== undefined && endedOn < today) return { code: 'ended', on: endedOn };
  const days = programmeDays(programme, weekStart);
  const workouts = input.workouts.filter(({ day }) => day >= startedOn).sort(compareBeginnings);
  const weekdays = (programme.weekdays ?? []) as readonly Weekday[];
  const state = { days, workouts, today, weekStart, startedOn, weekdays };
  return (programme.form === 'week' ? nextInWeek(state) : nextInRotation(state)) ?? { code: 'nothing-planned' };
}

function compareBeginnings(a: ProgrammeWorkout, b: ProgrammeWorkout): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  return (a.startedAt ?? 0) - (b.startedAt ?? 0);
}

/** Returns how often a routine occurs in one week or rotation of a programme; at least 1. */
export function timesATurn({ days }: Programme, routine: string): number {
  return Math.max(1, Object.values(days).filter((day) => day.routine === routine).length);
}

interface State {
  readonly days: readonly ProgrammeDay[];
  /** Earliest first. */
  readonly workouts: readonly ProgrammeWorkout[];
  readonly today: LocalDay;
  readonly weekStart: Weekday;
  readonly startedOn: LocalDay;
  /** The weekdays of a rotation; empty if its days follow each other. */
  readonly weekdays: readonly Weekday[];
}

function nextInWeek(state: State): NextInProgramme | null {
  const { today, weekStart, startedOn, workouts } = state;
  const planned = state.days.filter(({ weekday, routine }) => weekday !== null && routine !== null);
  if (planned.length === 0) return null;
  const monday = startOfWeek(today, weekStart);
  const dayOfWeek = ({ weekday }: ProgrammeDay) => ((weekday ?? 0) - weekStart + 7) % 7;
  const dateOf = (day: ProgrammeDay) => addDays(monday, dayOfWeek(day));
  const startWeek = startOfWeek(startedOn, weekStart);
  const isInStartWeek = planned.some((day) => addDays(startWeek, dayOfWeek(day)) >= startedOn);
  const week = Math.max(1, daysBetween(startWeek, monday) / 7 + (isInStartWeek ? 1 : 0));
  const doneThisWeek = new Set(workouts.filter(({ day }) => day >= monday && day <= today).map(({ of }) => of));
  const open = planned.filter((day) => !doneThisWeek.has(day.id) && dateOf(day) >= startedOn);
  const due = open.find(({ weekday }) => weekday === weekdayOf(today));
  if (due !== undefined) return { code: 'due', day: due, week, why: { code: 'weekday' } };
  const isDoneToday = workouts.some(({ day }) => day === today);
  const missed = open.find((day) => dateOf(day) < today);
  if (missed !== undefined && !isDoneToday)
    return { code: 'due', day: missed, week, why: { code: 'missed', on: dateOf(missed) } };
  const why = isDoneToday ? 'done-today' : 'day-of-rest';
  const later = open.find((day) => dateOf(day) > today);
  if (later !== undefined) return { code: 'rest', day: later, on: dateOf(later), week, why };
  const [first] = planned;
  if (first === undefined) return null;
  return { code: 'rest', day: first, on: addDays(dateOf(first), 7), week, why };
}

function nextInRotation({ days: all, workouts, today, weekdays }: State): NextInProgramme | null {
  const days = weekdays.length === 0 ? all : all.filter(({ routine }) => routine !== null);
  const training = days.filter(({ routine }) => routine !== null);
  const [first] = training;
  if (first === undefined) return null;
  const known = workouts.filter(({ of }) => training.some(({ id }) => id === of));
  const week = Math.floor(known.length / training.length) + 1;
  const last = known.at(-1);
  if (last === undefined) return { code: 'due', day: first, week, why: { code: 'first' } };
  const at = days.findIndex(({ id }) => id === last.of);
  const following = [...days.slice(at + 1), ...days.slice(0, at + 1)];
  const rests = following.findIndex(({ routine }) => routine !== null);
  const day = following[rests] ?? first;
  const next = addDays(last.day, rests + 1);
  const on = weekdays.length === 0 ? next : nextOf(weekdays, next);
  if (last.day === today) return { code: 'rest', day, on, week, why: 'done-today' };
  if (on > today) return { code: 'rest', day, on, week, why: 'day-of-rest' };
  if (weekdays.length > 0)
    return { code: 'due', day, week, why: on === today ? { code: 'weekday' } : { code: 'missed', on } };
  return { code: 'due', day, week, why: { code: 'after', day: days[at] ?? first, on: last.day } };
}

/** Returns the first day from one on that is one of the weekdays. */
function nextOf(weekdays: readonly Weekday[], from: LocalDay): LocalDay {
  const days = weekdays.map((weekday) => (weekday - weekdayOf(from) + 7) % 7);
  return addDays(from, Math.min(...days));
}
