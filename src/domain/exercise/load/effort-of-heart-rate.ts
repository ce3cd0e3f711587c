import type { HeartRate } from '../endurance/index.ts';

/**
 * Shares of the maximal heart rate, and the effort on Borg's CR10 scale to which they correspond. The shares are the
 * limits of light, moderate, vigorous and near-maximal exercise; their ratings from 6 to 20 have the words of 1, 3, 4.5
 * and 8.5 on the scale to 10.
 */
const efforts = [
  [0.5, 0],
  [0.57, 1],
  [0.64, 3],
  [0.77, 4.5],
  [0.96, 8.5],
  [1, 10],
] as const;

/**
 * Returns the effort that a heart rate corresponds to, so that heart rate and session RPE make one load. Heart rates
 * between the limits are interpolated.
 *
 * @param max above 0
 * @returns 0–10; 0 up to half of the maximum, 10 from the maximum on
 * @see C. E. Garber et al., “Quantity and quality of exercise”, Med Sci Sports Exerc 43:1334 (2011), table of
 * intensities; G. Borg, “Borg's Perceived Exertion and Pain Scales” (1998)
 */
export function effortOfHeartRate(beats: HeartRate, max: HeartRate): number {
  const share = beats / max;
  const above = efforts.findIndex(([limit]) => share < limit);
  if (above === -1) return 10;
  const [from, to] = [efforts[above - 1], efforts[above]];
  if (from === undefined || to === undefined) return 0;
  return from[1] + ((share - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}
