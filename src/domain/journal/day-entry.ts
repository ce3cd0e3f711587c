import {
  collectionOf,
  type Instant,
  idOf,
  inTrash,
  isInstant,
  isLocalDay,
  type Leaves,
  type LocalDay,
  parseDailyNoteId,
  type RecordKey,
} from '../kernel/index.ts';

/** A record as the document holds it. */
export interface StoredRecord {
  readonly key: RecordKey;
  readonly leaves: Leaves;
  /**
   * Of a workout, whether it was finished without a completed set. It is given here, because sets may not be in memory
   * and reading those of thousands of workouts takes seconds. Absent if it is not known yet.
   *
   * @see isFinishedEmpty of the training history
   */
  readonly isFinishedEmpty?: boolean;
}

export type DayEntryKind = 'note' | 'workout' | 'activity' | 'measurement';

/** A record that belongs to a day. */
export interface DayEntry {
  readonly kind: DayEntryKind;
  readonly key: RecordKey;
  readonly day: LocalDay;
  /** Of a note, its creation; else the start or the measurement. Null if the record has no time. */
  readonly at: Instant | null;
  /** For a daily note, its part, from 1; null for all else. */
  readonly dailyPart: number | null;
}

/** Returns the local day of an instant for the person, in their time zone and with their start of a day. */
export type DayOfInstant = (at: Instant) => LocalDay;

/**
 * Returns the entry of a record in its day. Null for a record in the trash, a template, a workout that was finished
 * without a completed set, a record without a day, and collections that belong to no day.
 *
 * A daily note belongs to the day of its id, another note to its own `day` or else to the day of its creation.
 */
export function dayEntryOf(record: StoredRecord, dayOfInstant: DayOfInstant): DayEntry | null {
  if (inTrash(record.leaves)) return null;
  switch (collectionOf(record.key)) {
    case 'notes':
      return noteEntry(record, dayOfInstant);
    case 'workouts':
      return record.isFinishedEmpty === true ? null : trainingEntry('workout', record, 'startedAt');
    case 'activities':
      return trainingEntry('activity', record, 'startedAt');
    case 'measurements':
      return trainingEntry('measurement', record, 'at');
    default:
      return null;
  }
}

function noteEntry({ key, leaves }: StoredRecord, dayOfInstant: DayOfInstant): DayEntry | null {
  if (leaves.get('kind')?.value === 'template') return null;
  const at = instantIn(leaves, 'createdAt');
  const daily = parseDailyNoteId(idOf(key));
  if (daily.ok) return { kind: 'note', key, day: daily.value.day, at, dailyPart: daily.value.part };
  const day = dayIn(leaves) ?? (at === null ? null : dayOfInstant(at));
  return day === null ? null : { kind: 'note', key, day, at, dailyPart: null };
}

function trainingEntry(
  kind: DayEntryKind,
  { key, leaves }: StoredRecord,
  timeLeaf: 'startedAt' | 'at',
): DayEntry | null {
  const day = dayIn(leaves);
  return day === null ? null : { kind, key, day, at: instantIn(leaves, timeLeaf), dailyPart: null };
}

function dayIn(leaves: Leaves): LocalDay | null {
  const day = leaves.get('day')?.value;
  return isLocalDay(day) ? day : null;
}

function instantIn(leaves: Leaves, leaf: string): Instant | null {
  const at = leaves.get(leaf)?.value;
  return isInstant(at) ? at : null;
}
