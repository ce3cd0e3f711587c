import { believableTime, movementOf } from '../../exercise/endurance/index.ts';
import { activity, type KnownExercise, measurement, type NamedExercise } from '../../exercise/index.ts';
import { type Instant, inTrash, type Leaves, type LocalDay, type RecordKey, readRecord } from '../../kernel/index.ts';
import type { AmountField } from '../query.ts';
import { joined, type SearchText, searchTexts } from './search-text.ts';

/** An activity or a measurement in its searchable form. */
export interface IndexedRecord {
  readonly kind: 'activity' | 'measurement';
  readonly key: RecordKey;
  readonly day: LocalDay;
  readonly at: Instant;
  readonly title: SearchText | null;
  readonly texts: readonly SearchText[];
  /** The folded texts, one per line. */
  readonly words: string;
  readonly tags: readonly string[];
  /** The sport, or the id of what was measured. */
  readonly subject: string;
  readonly amounts: { readonly [F in AmountField]?: number | undefined };
  /** Of an activity, the time that counts in totals. */
  readonly seconds: number | null;
  /** Of an activity, its elevation gain in metres. */
  readonly climb: number | null;
  /** Of a measurement, its value in SI units. */
  readonly value: number | null;
}

/** @returns null for an activity in the trash, and for one without a day */
export function indexedActivity(key: RecordKey, leaves: Leaves): IndexedRecord | null {
  const { value } = readRecord(activity, leaves);
  const { day, startedAt } = value;
  if (day === undefined || inTrash(leaves)) return null;
  const texts = searchTexts([
    ['title', value.title],
    ['remark', value.remark],
    ...Object.values(value.tags).map((name) => ['tag', name] as const),
  ]);
  return {
    kind: 'activity',
    key,
    day,
    at: startedAt ?? 0,
    title: texts.find(({ role }) => role === 'title') ?? null,
    texts,
    words: joined(texts),
    tags: Object.keys(value.tags),
    subject: value.sport ?? 'other',
    amounts: { distance: value.distance?.si, pace: movementOf(value)?.pace, hr: value.heartRate?.average },
    seconds: believableTime(value),
    climb: value.climb?.si ?? null,
    value: null,
  };
}

/** @returns null for a measurement in the trash, and for an incomplete one */
export function indexedMeasurement(key: RecordKey, leaves: Leaves): IndexedRecord | null {
  const { value } = readRecord(measurement, leaves);
  const { day, at, measure } = value;
  if (day === undefined || measure === undefined || inTrash(leaves)) return null;
  const texts = searchTexts([
    ['remark', value.remark],
    ['method', value.method],
  ]);
  return {
    kind: 'measurement',
    key,
    day,
    at: at ?? 0,
    title: null,
    texts,
    words: joined(texts),
    tags: [],
    subject: measure,
    amounts: {},
    seconds: null,
    climb: null,
    value: value.value?.si ?? null,
  };
}

/** An exercise in its searchable form. */
export interface ExerciseToFind extends NamedExercise {
  readonly key: RecordKey;
  readonly texts: readonly SearchText[];
  /** The folded name, aliases and foreign names, one per line. */
  readonly names: string;
  readonly words: string;
}

export function exerciseToFind({ key, name, aliases, foreignNames, merged, cue }: KnownExercise): ExerciseToFind {
  const all = merged === null ? aliases : [...aliases, merged.name];
  const names = searchTexts([name, ...all, ...foreignNames].map((each) => ['name', each]));
  const texts = [...names, ...searchTexts([['cue', cue ?? undefined]])];
  return { key, name, aliases: all, foreignNames, texts, names: joined(names), words: joined(texts) };
}
