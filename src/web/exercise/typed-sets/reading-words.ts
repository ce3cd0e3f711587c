import type { NotedSet } from '#domain/exercise/notation/index.ts';
import { equalPlain, fromSi, type Quantity, type RecordKey } from '#domain/kernel/index.ts';
import type { LoadUnit } from '../quantities/index.ts';
import type { messages } from './messages/en.ts';

export type TypedSetsMessages = typeof messages;

/** How sets of an exercise are put into words. */
export interface SetsFormat {
  readonly tracking: string;
  readonly unit: LoadUnit;
  /** Formats a number in the user's language. */
  readonly number: (value: number) => string;
  readonly words: TypedSetsMessages;
}

/** How exercises and their sets are put into words. */
export interface ChipFormat {
  readonly words: TypedSetsMessages;
  readonly nameOf: (exercise: RecordKey) => string;
  readonly formatOf: (exercise: RecordKey) => SetsFormat;
}

/** The most repetitions listed one by one, if all are the same. */
const maxListed = 5;

/**
 * Formats sets briefly, such as `80 kg × 5, 5, 4`. Sets that differ only in their repetitions are put together. The
 * effort is left out if all have the same: see {@link effortInWords}.
 */
export function setsInWords(sets: readonly NotedSet[], format: SetsFormat): string {
  const isShared = effortInWords(sets, format) !== '';
  return groupsOf(sets)
    .map((group) => groupInWords(group, format, isShared))
    .join(', ');
}

/** Formats the effort that all sets share, such as `RPE 8`; empty if there is none. */
export function effortInWords(sets: readonly NotedSet[], format: SetsFormat): string {
  const [first] = sets;
  const isShared = sets.every(({ rpe, rir }) => rpe === first?.rpe && rir === first?.rir);
  return first !== undefined && isShared ? effortOf(first, format) : '';
}

type Group = readonly [NotedSet, ...NotedSet[]];

function groupsOf(sets: readonly NotedSet[]): readonly Group[] {
  const groups: [NotedSet, ...NotedSet[]][] = [];
  for (const set of sets) {
    const group = groups.at(-1);
    const isAlike = group !== undefined && equalPlain(withoutReps(set), withoutReps(group[0]));
    if (isAlike) group.push(set);
    else groups.push([set]);
  }
  return groups;
}

function withoutReps({ reps: _reps, ...rest }: NotedSet): Omit<NotedSet, 'reps'> {
  return rest;
}

function groupInWords(group: Group, format: SetsFormat, isEffortShared: boolean): string {
  const [first] = group;
  const { words } = format;
  const areMany = group.length > maxListed && group.every(({ reps }) => reps === first.reps);
  const counts = (areMany ? [first] : group).map((set) => countOf(set, format)).join(', ');
  const load = loadOf(first.load, format);
  const isBareReps = load === '' && first.reps !== undefined;
  const isOne = group.length === 1 && first.reps === 1;
  const count = isBareReps ? words.repsOf({ reps: counts, isOne }) : counts;
  const set = [load, count].filter((part) => part !== '').join(' × ');
  const details = [words.kinds[first.kind], words.sides[first.side ?? '']].filter((part) => part !== undefined);
  const effort = isEffortShared ? '' : effortOf(first, format);
  const whole = areMany ? words.timesSets({ set, count: group.length }) : set;
  return [whole, effort, details.length === 0 ? '' : `(${details.join(', ')})`].filter((part) => part !== '').join(' ');
}

/** Formats a load in the unit in which it was typed. Body weight alone is empty. */
export function loadOf(load: Quantity | undefined, { tracking, unit: usual, number }: SetsFormat): string {
  const isOfBody = tracking === 'weightedBodyWeight' || tracking === 'assistedBodyWeight';
  if (load === undefined || (isOfBody && load.si === 0)) return '';
  const unit = load.unit === 'kg' || load.unit === 'lb' ? load.unit : usual;
  const sign = load.si < 0 ? '−' : tracking === 'weightedBodyWeight' ? '+' : '';
  const amount = Math.round(fromSi(Math.abs(load.si), unit) * 100) / 100;
  return `${sign}${number(amount)} ${unit}`;
}

function countOf({ reps, seconds, distance }: NotedSet, { number }: SetsFormat): string {
  const time = seconds === undefined ? null : timeOf(seconds, number);
  const unit = distance?.unit === 'km' || distance?.unit === 'mi' ? distance.unit : 'm';
  const length =
    distance === undefined ? null : `${number(Math.round(fromSi(distance.si, unit) * 1000) / 1000)} ${unit}`;
  const counted = [reps === undefined ? null : number(reps), length].filter((part) => part !== null).join(' × ');
  return [counted, time].filter((part) => part !== null && part !== '').join(' × ');
}

function timeOf(seconds: number, number: (value: number) => string): string {
  if (seconds < 60) return `${number(seconds)} s`;
  const rest = Math.round(seconds % 60);
  return `${Math.floor(seconds / 60)}:${String(rest).padStart(2, '0')}`;
}

function effortOf({ rpe, rir }: NotedSet, { number, words }: SetsFormat): string {
  if (rpe !== undefined) return words.rpeOf({ value: number(rpe) });
  return rir === undefined ? '' : words.rirOf({ value: number(rir) });
}
