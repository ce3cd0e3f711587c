import { err, type Kilograms, ok, type Result } from '../../kernel/index.ts';

export type Sex = 'female' | 'male';

export type BodyWeightOutOfRange = {
  readonly code: 'exercise/body-weight-out-of-range';
  readonly bodyWeight: number;
  readonly min: number;
};

export interface Lifted {
  /** Kilograms lifted: one lift, or the total of squat, bench press and deadlift. */
  readonly total: Kilograms;
  readonly bodyWeight: Kilograms;
  readonly sex: Sex;
}

/**
 * Computes DOTS, which makes lifts comparable across body weights.
 *
 * @returns points, about 200 for a beginner's total and above 500 for a champion's. Body weight is clamped to the
 * fitted range: 40–210 kg for men, 40–150 kg for women. `exercise/body-weight-out-of-range` unless above 0
 * @see Tim Konertz (BVDK, 2019), with the coefficients of openpowerlifting.org
 */
export function dots({ total, bodyWeight, sex }: Lifted): Result<number, BodyWeightOutOfRange> {
  if (!(bodyWeight > 0)) return err({ code: 'exercise/body-weight-out-of-range', bodyWeight, min: 0 });
  const [least, most] = dotsRange[sex];
  return ok((500 * total) / polynomial(dotsCoefficients[sex], Math.min(Math.max(bodyWeight, least), most)));
}

/**
 * Computes Wilks 2020, the second Wilks formula, whose numerator is 600 instead of 500.
 *
 * @returns points; `exercise/body-weight-out-of-range` unless body weight is above 0
 * @see R. Wilks, "Wilks Formula 2020"
 */
export function wilks2020({ total, bodyWeight, sex }: Lifted): Result<number, BodyWeightOutOfRange> {
  if (!(bodyWeight > 0)) return err({ code: 'exercise/body-weight-out-of-range', bodyWeight, min: 0 });
  return ok((600 * total) / polynomial(wilksCoefficients[sex], bodyWeight));
}

/** `threeLifts` is the total of squat, bench press and deadlift. */
export interface IpfEvent {
  readonly lifts: 'threeLifts' | 'bench';
  readonly equipment: 'classic' | 'equipped';
}

/**
 * Computes IPF GL points: 100 is about the world's best total at that body weight. They are meant for adults; the
 * points of men and women are not comparable.
 *
 * @returns points; `exercise/body-weight-out-of-range` below 35 kg, where the federation defines no points
 * @see International Powerlifting Federation, "IPF GL Formula" (2020)
 */
export function ipfGoodlift(
  { total, bodyWeight, sex }: Lifted,
  { lifts, equipment }: IpfEvent,
): Result<number, BodyWeightOutOfRange> {
  if (!(bodyWeight >= minIpfBodyWeight)) {
    return err({ code: 'exercise/body-weight-out-of-range', bodyWeight, min: minIpfBodyWeight });
  }
  const [a, b, c] = ipfCoefficients[equipment][lifts][sex];
  return ok((100 * total) / (a - b * Math.exp(-c * bodyWeight)));
}

const minIpfBodyWeight = 35;

/** Evaluates `coefficients[0] + coefficients[1]·x + coefficients[2]·x² + …`. */
function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}

const dotsRange = { male: [40, 210], female: [40, 150] } as const;

const dotsCoefficients = {
  male: [-307.75076, 24.0900756, -0.1918759221, 0.0007391293, -0.000001093],
  female: [-57.96288, 13.6175032, -0.1126655495, 0.0005158568, -0.0000010706],
} as const;

const wilksCoefficients = {
  male: [47.46178854, 8.472061379, 0.07369410346, -0.001395833811, 7.07665973070743e-6, -1.20804336482315e-8],
  female: [-125.4255398, 13.71219419, -0.03307250631, -0.001050400051, 9.38773881462799e-6, -2.3334613884954e-8],
} as const;

const ipfCoefficients = {
  classic: {
    threeLifts: { male: [1199.72839, 1025.18162, 0.00921], female: [610.32796, 1045.59282, 0.03048] },
    bench: { male: [320.98041, 281.40258, 0.01008], female: [142.40398, 442.52671, 0.04724] },
  },
  equipped: {
    threeLifts: { male: [1236.25115, 1449.21864, 0.01644], female: [758.63878, 949.31382, 0.02435] },
    bench: { male: [381.22073, 733.79378, 0.02398], female: [221.82209, 357.00377, 0.02937] },
  },
} as const;
