import type { Sport } from '../../exercise/index.ts';

/** Types that are exactly a sport of the app, so that the sport says it all. */
const sportsByType: ReadonlyMap<string, Sport> = new Map([
  ['Running', 'run'],
  ['Cycling', 'ride'],
  ['Walking', 'walk'],
  ['Hiking', 'hike'],
  ['Swimming', 'swim'],
  ['Rowing', 'row'],
]);

/** The statistic that holds the distance of a sport. A ride can also have metres that were walked. */
const distancesBySport: { readonly [S in Sport]?: string } = {
  run: 'DistanceWalkingRunning',
  walk: 'DistanceWalkingRunning',
  hike: 'DistanceWalkingRunning',
  ride: 'DistanceCycling',
  swim: 'DistanceSwimming',
  row: 'DistanceRowing',
};

/** @param type without its prefix: `Running` */
export function sportOfType(type: string): Sport {
  return sportsByType.get(type) ?? 'other';
}

/** Returns a title for a type that the sport does not describe: `Traditional strength training`; else an empty one. */
export function titleOfType(type: string): string {
  if (sportsByType.has(type)) return '';
  const words = type.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function distanceTypeOf(sport: Sport): string | null {
  return distancesBySport[sport] ?? null;
}
