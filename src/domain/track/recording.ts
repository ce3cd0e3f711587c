import type { Sport } from '../exercise/index.ts';
import type { Instant } from '../kernel/index.ts';
import { legsCounted, measuredBounds, type Track } from './track.ts';

/** One activity as a device or an app recorded it. A file can contain several. */
export interface Recording {
  readonly sport: Sport;
  /** What the file calls the sport or the activity, if the sport does not say it all; else empty. */
  readonly title: string;
  readonly startedAt: Instant | null;
  /** Minutes east of UTC at the start; null if the file does not say. */
  readonly offsetMinutes: number | null;
  /** Null if the file does not say. */
  readonly isIndoor: boolean | null;
  /** The length of the pool in metres; null for anything else. */
  readonly poolMetres: number | null;
  /** What recorded it; empty if the file does not say. */
  readonly device: string;
  readonly track: Track;
  readonly laps: readonly RecordedLap[];
  /** What the device computed over the whole. */
  readonly figures: RecordedFigures;
  /** The sets of a strength session, rests not included. */
  readonly sets: readonly RecordedSet[];
}

/** Figures of a device, over a whole activity or a lap. Null where it states none. */
export interface RecordedFigures {
  /** From start to end, with pauses. */
  readonly elapsedSeconds: number | null;
  /** While the timer ran. */
  readonly timerSeconds: number | null;
  /** Without the time in which the device thought that the person stood. */
  readonly movingSeconds: number | null;
  readonly metres: number | null;
  readonly ascent: number | null;
  readonly descent: number | null;
  /** Beats per minute. */
  readonly averageHeartRate: number | null;
  readonly maxHeartRate: number | null;
  /** Steps (both legs), revolutions or strokes per minute. */
  readonly averageCadence: number | null;
  /** Watts. */
  readonly averagePower: number | null;
  readonly maxPower: number | null;
  /** Kilocalories. */
  readonly calories: number | null;
}

export interface RecordedLap {
  readonly startedAt: Instant | null;
  readonly figures: RecordedFigures;
}

/** A set of a strength session, with what the watch believes to have counted. */
export interface RecordedSet {
  /** The name of the exercise: the category of the watch, refined if it knows more. Empty if it does not know. */
  readonly name: string;
  readonly startedAt: Instant | null;
  readonly seconds: number | null;
  readonly reps: number | null;
  /** Kilograms. */
  readonly load: number | null;
}

/** Returns figures of a file with the cadence of both legs. */
export function withBothLegs(figures: RecordedFigures, sport: Sport): RecordedFigures {
  const { averageCadence } = figures;
  return averageCadence === null ? figures : { ...figures, averageCadence: averageCadence * legsCounted(sport) };
}

const { heartRate, cadence, power } = measuredBounds;
const thirtyDays = 30 * 86_400;

/** The bounds of what devices compute over a whole activity. Outside of them a figure is damaged, or stands for none. */
const figureBounds: { readonly [F in keyof RecordedFigures]: readonly [number, number] } = {
  ...{ elapsedSeconds: [0, thirtyDays], timerSeconds: [0, thirtyDays], movingSeconds: [0, thirtyDays] },
  ...{ metres: measuredBounds.distance, ascent: [0, 100_000], descent: [0, 100_000] },
  ...{ averageHeartRate: heartRate, maxHeartRate: heartRate, averageCadence: cadence },
  ...{ averagePower: power, maxPower: power, calories: [0, 100_000] },
};

/** Returns figures without those that no device measures. */
export function measuredFigures(figures: RecordedFigures): RecordedFigures {
  const measured = Object.entries(figures).map(([name, value]: [string, number | null]) => {
    const [least, most] = figureBounds[name as keyof RecordedFigures];
    return [name, value !== null && value >= least && value <= most ? value : null];
  });
  return Object.fromEntries(measured) as RecordedFigures;
}

export const noFigures: RecordedFigures = {
  ...{ elapsedSeconds: null, timerSeconds: null, movingSeconds: null, metres: null, ascent: null, descent: null },
  ...{ averageHeartRate: null, maxHeartRate: null, averageCadence: null, averagePower: null, maxPower: null },
  calories: null,
};
