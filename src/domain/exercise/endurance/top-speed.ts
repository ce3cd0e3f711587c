import type { Metres } from '../../kernel/index.ts';
import type { Sport } from '../sport.ts';

type Records = readonly (readonly [metres: number, seconds: number])[];

/**
 * The best times ever recorded up to 2026, on any type of course. Because speed falls with distance, the limit over 1
 * km is lower than over 100 m. For swimming, short-course records are used, which are faster.
 *
 * @see https://worldathletics.org/records/by-category/world-records
 * @see https://www.worldaquatics.com/swimming/records
 */
const records: { readonly [S in Sport]?: Records } = {
  run: [
    [100, 9.58],
    [200, 19.19],
    [400, 43.03],
    [800, 100.91],
    [1000, 131.96],
    [1500, 206],
    [1609.344, 223.13],
    [3000, 437.55],
    [5000, 755.36],
    [10_000, 1571],
    [21_097.5, 3402],
    [42_195, 7235],
    [100_000, 21_935],
  ],
  swim: [
    [50, 19.9],
    [100, 44.84],
    [200, 98.61],
    [400, 212.25],
    [800, 440.46],
    [1500, 846.88],
  ],
};

/**
 * The factor allowed above a record: records are broken, yard courses have more turns, and watches measure slightly
 * off.
 */
const margin = 1.04;

/**
 * Metres per second, slightly above the best ever achieved. Used for sports in which speed hardly falls with distance
 * or no records are kept. The references are the hour record in cycling, 5 km walked in 18:05, and 2 km rowed by an
 * eight in 5:18. A ride may also go downhill.
 */
const topSpeeds: { readonly [S in Sport]?: number } = { ride: 20, walk: 5, hike: 5, row: 6.6 };

/**
 * Returns the speed in metres per second that nobody exceeds over a distance; infinite for a sport without a known
 * limit.
 */
export function topSpeed(sport: Sport, over: Metres): number {
  const known = records[sport];
  return known === undefined ? (topSpeeds[sport] ?? Number.POSITIVE_INFINITY) : margin * speedIn(known, over);
}

/**
 * Interpolates the speed between two records linearly in the logarithm of the distance. Outside the range it is the
 * speed of the nearest record.
 */
function speedIn(known: Records, over: number): number {
  const next = known.findIndex(([distance]) => distance >= over);
  const [longer, longerTime] = known.at(next) ?? [1, 0];
  const speed = longer / longerTime;
  const [shorter, shorterTime] = (next > 0 ? known[next - 1] : undefined) ?? [longer, longerTime];
  if (shorter === longer) return speed;
  const share = Math.log(over / shorter) / Math.log(longer / shorter);
  return shorter / shorterTime + share * (speed - shorter / shorterTime);
}
