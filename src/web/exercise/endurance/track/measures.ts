import { useMemo } from 'react';
import {
  climbUnitOf,
  isRecognisedBySpeed,
  type Pace,
  paceLengthOf,
  pacePer,
  showDuration,
  speedPerHour,
} from '#domain/exercise/endurance/index.ts';
import { fromSi, seconds, toSi } from '#domain/kernel/index.ts';
import type { TrackView } from '#domain/track/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { useQuantityLabels } from '../../quantities/index.ts';
import { enduranceMessages } from '../messages/index.ts';

type MeasureId = 'speed' | 'heartRate' | 'altitude' | 'cadence' | 'power' | 'grade';

/** One of the columns of a track, as it is drawn and written. */
export interface Measure {
  readonly id: MeasureId;
  readonly label: string;
  /** In the unit of the axis; `NaN` for no value. */
  readonly values: Float64Array;
  /** Writes a value with its unit. */
  readonly format: (value: number) => string;
  /** Writes a value on an axis. */
  readonly mark: (value: number) => string;
  /** Whether less is more: a pace is drawn with the fastest on top. */
  readonly isReversed: boolean;
  readonly colour: number;
}

/** Slower than this, somebody stands, and a pace says nothing. Metres per second. */
const slowest = 0.4;

/** Returns what a track measured, in the order in which it is shown. */
export function useMeasures(view: TrackView, sport: string | undefined): readonly Measure[] {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const { percent } = useTimeFormat();
  return useMemo(() => {
    const plain = { isReversed: false, mark: (value: number) => labels.number(value, 0) };
    const length = paceLengthOf(sport, labels.system);
    const clock = (pace: number) => showDuration(seconds(Math.round(pace)));
    const speed: Measure = isRecognisedBySpeed(sport)
      ? {
          ...{ id: 'speed', label: m.speed, isReversed: false, colour: 1 },
          values: view.speed.map((value) => speedPerHour(value, labels.system)),
          format: (value) => m.speeds[labels.system]({ speed: labels.number(value, 1) }),
          mark: plain.mark,
        }
      : {
          ...{ id: 'speed', label: m.pace, isReversed: true, colour: 1 },
          values: view.speed.map((value) => (value < slowest ? Number.NaN : pacePer((1 / value) as Pace, length))),
          format: (value) => m.paces[length]({ time: clock(value) }),
          mark: clock,
        };
    const climbUnit = climbUnitOf(labels.system);
    const all: readonly Measure[] = [
      speed,
      { ...plain, id: 'heartRate', label: m.heartRate, values: view.heartRate, format: labels.beats, colour: 2 },
      {
        ...{ ...plain, id: 'altitude', label: m.altitude, colour: 3 },
        values: view.altitude.map((value) => fromSi(value, climbUnit)),
        format: (value) => labels.climb({ si: toSi(value, climbUnit) }),
      },
      {
        ...plain,
        id: 'power',
        label: m.power,
        values: view.power,
        format: (value) => m.watts({ count: plain.mark(value) }),
        colour: 4,
      },
      {
        ...plain,
        id: 'cadence',
        label: m.cadence,
        values: view.cadence,
        format: (value) => m.perMinute({ count: plain.mark(value) }),
        colour: 5,
      },
      { ...plain, id: 'grade', label: m.grade, values: view.grade, format: percent, mark: percent, colour: 6 },
    ];
    return all.filter(({ values }) => values.some((value) => !Number.isNaN(value)));
  }, [view, sport, labels, m, percent]);
}
