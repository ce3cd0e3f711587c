import { showDuration } from '#domain/exercise/endurance/index.ts';
import { type Gain, isAssisted, type PersonalRecord, type PersonalRecordKind } from '#domain/exercise/records/index.ts';
import { fromSi, roundedIn, seconds } from '#domain/kernel/index.ts';
import type { LoadUnit } from '../quantities/index.ts';
import type { messages } from './messages/en.ts';

export interface FigureLabels {
  /** A load as logged for a set: `80 kg`, `+10 kg`, `−20 kg`, `Body weight`. */
  readonly load: (kilograms: number) => string;
  /** A difference of loads, in the steps of what is loaded: `2.5 kg`. */
  readonly loadGained: (kilograms: number) => string;
  /** A computed load: `116.7 kg`. */
  readonly computedLoad: (kilograms: number) => string;
  /** `1,208 kg` */
  readonly volume: (kilograms: number) => string;
  readonly reps: (count: number) => string;
  /** `45 s`, `1:15` */
  readonly time: (seconds: number) => string;
  readonly metres: (metres: number) => string;
  readonly count: (value: number) => string;
  /** The points of a score: `452.6` */
  readonly points: (value: number) => string;
}

export interface WordsGiven {
  readonly m: typeof messages;
  readonly unit: LoadUnit;
  readonly tracking: string;
  readonly count: (value: number) => string;
}

export function figureLabels({ m, unit, tracking, count }: WordsGiven): FigureLabels {
  const plain = (kilograms: number) => `${count(roundedIn({ si: kilograms }, unit))}\u00a0${unit}`;
  const isAdded = tracking === 'weightedBodyWeight' || tracking === 'assistedBodyWeight';
  return {
    load: (kilograms) => {
      if (isAssisted({ load: kilograms })) return `−${plain(-kilograms)}`;
      if (!isAdded) return plain(kilograms);
      return kilograms === 0 ? m.bodyWeight : `+${plain(kilograms)}`;
    },
    loadGained: plain,
    computedLoad: (kilograms) => `${count(rounded(fromSi(kilograms, unit), 1))}\u00a0${unit}`,
    volume: (kilograms) => `${count(rounded(fromSi(kilograms, unit), 0))}\u00a0${unit}`,
    reps: (reps) => m.repsCount({ count: reps }),
    time: (value) => (value < 60 ? `${count(rounded(value, 1))}\u00a0s` : showDuration(seconds(value))),
    metres: (value) => `${count(rounded(value, 1))}\u00a0m`,
    count,
    points: (value) => count(rounded(value, 1)),
  };
}

export function recordKindLabel(
  { kind, assisted }: Pick<PersonalRecord, 'kind' | 'assisted'>,
  m: typeof messages,
): string {
  if (!assisted) return m.kinds[kind];
  return kind === 'load' ? m.minAssistance : m.assistedKind({ kind: m.kinds[kind] });
}

/** Formats the value of a personal record, with the load if the record has one: `80 kg × 8`. */
export function recordValueLabel(
  { kind, value, load }: { readonly kind: PersonalRecordKind; readonly value: number; readonly load: number | null },
  labels: FigureLabels,
  tracking: string,
): string {
  const at = load === null || !hasLoad(tracking) ? '' : `${labels.load(load)}\u00a0×\u00a0`;
  switch (kind) {
    case 'load':
      return labels.load(value);
    case 'e1rm':
      return labels.computedLoad(value);
    case 'setVolume':
    case 'sessionVolume':
      return labels.volume(value);
    case 'reps':
      return at === '' ? labels.reps(value) : `${at}${value}`;
    case 'duration':
      return at + labels.time(value);
    case 'distance':
      return at + labels.metres(value);
  }
}

/**
 * Formats the previous record. The load is omitted for repetitions, time and distance, since it may have been heavier.
 */
export function previousLabel(
  { kind, value }: Pick<PersonalRecord, 'kind' | 'value'>,
  labels: FigureLabels,
  tracking: string,
): string {
  return recordValueLabel({ kind, value, load: null }, labels, tracking);
}

/** Formats by how much a set or a workout was better: `2.5 kg`, `1 rep`, `15 s`, `10 m`. */
export function gainLabel({ kind, by }: Gain, labels: FigureLabels): string {
  switch (kind) {
    case 'load':
    case 'assistance':
      return labels.loadGained(by);
    case 'reps':
      return labels.reps(by);
    case 'duration':
      return labels.time(by);
    case 'distance':
      return labels.metres(by);
    case 'volume':
      return labels.volume(by);
  }
}

function hasLoad(tracking: string): boolean {
  return tracking !== 'reps' && tracking !== 'duration' && tracking !== 'distanceDuration';
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
