import { compareText, type LocalDay, type RecordKey } from '../kernel/index.ts';
import { type DayEntry, type DayEntryKind, type DayOfInstant, dayEntryOf, type StoredRecord } from './day-entry.ts';

/** What a person wrote and did on a day. */
export interface DayContents {
  /** The day's note: of several daily notes, the one with the lowest part. */
  readonly note: DayEntry | null;
  /** Workouts, activities and measurements, the earliest first. Those without a time come last. */
  readonly training: readonly DayEntry[];
  /** The other notes of the day, in the same order. */
  readonly otherNotes: readonly DayEntry[];
}

/** How much there is on a day, for a calendar. */
export interface DayCounts {
  readonly hasNote: boolean;
  readonly otherNotes: number;
  readonly workouts: number;
  readonly activities: number;
  readonly measurements: number;
}

/**
 * Finds the records of a day. It is built once and updated with each changed record, because an account can have
 * thousands of notes and workouts.
 */
export class DayIndex {
  readonly #dayOfInstant: DayOfInstant;
  readonly #entries = new Map<RecordKey, DayEntry>();
  readonly #entriesByDay = new Map<LocalDay, Map<RecordKey, DayEntry>>();
  /** The days that have something, oldest first; null after a day was added or removed. */
  #days: readonly LocalDay[] | null = null;

  /** @param dayOfInstant the days of notes are computed with it when they are added, so a new one needs a new index */
  constructor(dayOfInstant: DayOfInstant) {
    this.#dayOfInstant = dayOfInstant;
  }

  /** Adds or replaces a record. One that belongs to no day, such as one in the trash, is removed. */
  put(record: StoredRecord): void {
    const entry = dayEntryOf(record, this.#dayOfInstant);
    const before = this.#entries.get(record.key);
    if (before !== undefined && before.day !== entry?.day) this.remove(record.key);
    if (entry !== null) this.#add(entry);
  }

  /** Removes a record that was permanently deleted. */
  remove(key: RecordKey): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    const ofDay = this.#entriesByDay.get(entry.day);
    ofDay?.delete(key);
    if (ofDay?.size !== 0) return;
    this.#entriesByDay.delete(entry.day);
    this.#days = null;
  }

  of(day: LocalDay): DayContents {
    const entries = [...(this.#entriesByDay.get(day)?.values() ?? [])].sort(byTime);
    const note = dailyNoteIn(entries);
    return {
      note,
      training: entries.filter(({ kind }) => kind !== 'note'),
      otherNotes: entries.filter((entry) => entry.kind === 'note' && entry !== note),
    };
  }

  /** Returns the days from one day to another, both included, that have something, the oldest first. */
  daysWith(from: LocalDay, to: LocalDay): ReadonlyMap<LocalDay, DayCounts> {
    const days = this.#daysInOrder();
    const within = days.slice(firstAtLeast(days, from), firstAbove(days, to));
    return new Map(within.map((day) => [day, countsOf([...(this.#entriesByDay.get(day)?.values() ?? [])])]));
  }

  /** Returns the nearest earlier day that has something, or null. */
  before(day: LocalDay): LocalDay | null {
    const days = this.#daysInOrder();
    return days[firstAtLeast(days, day) - 1] ?? null;
  }

  /** Returns the nearest later day that has something, or null. */
  after(day: LocalDay): LocalDay | null {
    const days = this.#daysInOrder();
    return days[firstAbove(days, day)] ?? null;
  }

  #add(entry: DayEntry): void {
    const ofDay = this.#entriesByDay.get(entry.day);
    this.#entries.set(entry.key, entry);
    if (ofDay !== undefined) {
      ofDay.set(entry.key, entry);
      return;
    }
    this.#entriesByDay.set(entry.day, new Map([[entry.key, entry]]));
    this.#days = null;
  }

  #daysInOrder(): readonly LocalDay[] {
    this.#days ??= [...this.#entriesByDay.keys()].sort(compareText);
    return this.#days;
  }
}

function dailyNoteIn(entries: readonly DayEntry[]): DayEntry | null {
  const partOf = ({ dailyPart }: DayEntry) => dailyPart ?? Number.POSITIVE_INFINITY;
  const [first] = entries.filter(({ dailyPart }) => dailyPart !== null).sort((a, b) => partOf(a) - partOf(b));
  return first ?? null;
}

function countsOf(entries: readonly DayEntry[]): DayCounts {
  const hasNote = entries.some(({ dailyPart }) => dailyPart !== null);
  const countOf = (counted: DayEntryKind) => entries.filter(({ kind }) => kind === counted).length;
  return {
    hasNote,
    otherNotes: countOf('note') - (hasNote ? 1 : 0),
    workouts: countOf('workout'),
    activities: countOf('activity'),
    measurements: countOf('measurement'),
  };
}

function byTime(a: DayEntry, b: DayEntry): number {
  if (a.at === b.at) return compareText(a.key, b.key);
  return (a.at ?? Number.POSITIVE_INFINITY) - (b.at ?? Number.POSITIVE_INFINITY);
}

/** Returns the index of the first day on or after a day; the length if there is none. */
function firstAtLeast(days: readonly LocalDay[], day: LocalDay): number {
  return firstWhere(days, (each) => each >= day);
}

/** Returns the index of the first day after a day; the length if there is none. */
function firstAbove(days: readonly LocalDay[], day: LocalDay): number {
  return firstWhere(days, (each) => each > day);
}

/** Searches by halves for the first day that fulfils a condition which all later days fulfil too. */
function firstWhere(days: readonly LocalDay[], isFulfilled: (day: LocalDay) => boolean): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isFulfilled(days[middle] as LocalDay)) high = middle;
    else low = middle + 1;
  }
  return low;
}
