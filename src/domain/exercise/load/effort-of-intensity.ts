import type { HeartRate } from '../endurance/index.ts';

/**
 * Shares of the maximal heart rate and of the maximal oxygen uptake, and the effort on Borg's CR10 scale to which both
 * correspond. The shares are the limits of light, moderate, vigorous and near-maximal exercise; their ratings from 6 to
 * 20 have the words of 1, 3, 4.5 and 8.5 on the scale to 10. Effort is 0 at half of the maximal heart rate, and at the
 * uptake to which the line between the next two leads.
 */
const efforts = [
  { heartRate: 0.5, uptake: 0.325, effort: 0 },
  { heartRate: 0.57, uptake: 0.37, effort: 1 },
  { heartRate: 0.64, uptake: 0.46, effort: 3 },
  { heartRate: 0.77, uptake: 0.64, effort: 4.5 },
  { heartRate: 0.96, uptake: 0.91, effort: 8.5 },
  { heartRate: 1, uptake: 1, effort: 10 },
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
  return effortAt('heartRate', beats / max);
}

/**
 * Returns the effort that an oxygen uptake corresponds to, by the same table as {@link effortOfHeartRate}.
 *
 * @param share of the maximal oxygen uptake
 * @returns 0–10; 0 up to a third of the maximum, 10 from the maximum on
 */
export function effortOfUptake(share: number): number {
  return effortAt('uptake', share);
}

function effortAt(of: 'heartRate' | 'uptake', share: number): number {
  const above = efforts.findIndex((limit) => share < limit[of]);
  if (above === -1) return 10;
  const [from, to] = [efforts[above - 1], efforts[above]];
  if (from === undefined || to === undefined) return 0;
  return from.effort + ((share - from[of]) / (to[of] - from[of])) * (to.effort - from.effort);
}
