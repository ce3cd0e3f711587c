import type { MeasurementDraft } from '../draft/index.ts';

/** Returns the app's measurement for a name that another app gives it, or the name if there is none. */
export function measureNamed(name: string): MeasurementDraft['measure'] {
  const id = measureIds.get(
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, ' '),
  );
  return id === undefined ? { name: name.trim() } : { id };
}

const limbs = [
  ['bicep', 'upper-arm'],
  ['biceps', 'upper-arm'],
  ['arm', 'upper-arm'],
  ['upper arm', 'upper-arm'],
  ['forearm', 'forearm'],
  ['thigh', 'thigh'],
  ['calf', 'calf'],
] as const;

const measureIds: ReadonlyMap<string, string> = new Map([
  ['bodyweight', 'body-weight'],
  ['body weight', 'body-weight'],
  ['weight', 'body-weight'],
  ['fat', 'body-fat'],
  ['body fat', 'body-fat'],
  ['bodyfat', 'body-fat'],
  ['body fat percentage', 'body-fat'],
  ['fatpercent', 'body-fat'],
  ['neck', 'neck'],
  ['shoulder', 'shoulders'],
  ['shoulders', 'shoulders'],
  ['chest', 'chest'],
  ['waist', 'waist'],
  ['hip', 'hips'],
  ['hips', 'hips'],
  ['resting heart rate', 'resting-pulse'],
  ['resting pulse', 'resting-pulse'],
  ...(['left', 'right'] as const).flatMap((side) =>
    limbs.flatMap(([limb, id]): [string, string][] => [
      [`${side} ${limb}`, `${id}-${side}`],
      [`${limb} (${side})`, `${id}-${side}`],
    ]),
  ),
]);
