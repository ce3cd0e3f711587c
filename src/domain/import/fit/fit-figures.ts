import type { RecordedFigures } from '../../track/index.ts';
import type { FitFields } from './decode-fit.ts';
import { numberOf, scaled } from './field-values.ts';

/** The numbers of the fields with figures; two for an average and a maximum. */
interface FigureFields {
  readonly elapsed: number;
  readonly timer: number;
  readonly moving: number;
  readonly distance: number;
  readonly calories: number;
  readonly heartRate: readonly [number, number];
  readonly cadence: number;
  readonly power: readonly [number, number];
  readonly ascent: number;
  readonly descent: number;
}

export const sessionFields: FigureFields = {
  ...{ elapsed: 7, timer: 8, moving: 59, distance: 9, calories: 11 },
  ...{ heartRate: [16, 17], cadence: 18, power: [20, 21], ascent: 22, descent: 23 },
};

export const lapFields: FigureFields = {
  ...{ elapsed: 7, timer: 8, moving: 52, distance: 9, calories: 11 },
  ...{ heartRate: [15, 16], cadence: 17, power: [19, 20], ascent: 21, descent: 22 },
};

/** Returns the figures of a message. */
export function figuresOf(fields: FitFields, at: FigureFields): RecordedFigures {
  return {
    elapsedSeconds: scaled(fields.get(at.elapsed), 1000),
    timerSeconds: scaled(fields.get(at.timer), 1000),
    movingSeconds: scaled(fields.get(at.moving), 1000),
    metres: scaled(fields.get(at.distance), 100),
    ascent: numberOf(fields.get(at.ascent)),
    descent: numberOf(fields.get(at.descent)),
    averageHeartRate: numberOf(fields.get(at.heartRate[0])),
    maxHeartRate: numberOf(fields.get(at.heartRate[1])),
    averageCadence: numberOf(fields.get(at.cadence)),
    averagePower: numberOf(fields.get(at.power[0])),
    maxPower: numberOf(fields.get(at.power[1])),
    calories: numberOf(fields.get(at.calories)),
  };
}
