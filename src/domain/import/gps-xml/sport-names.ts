import type { Sport } from '../../exercise/index.ts';

export interface NamedSport {
  readonly sport: Sport;
  /** What it is, if the sport does not say it. */
  readonly title: string;
  /** Null if the name does not say. */
  readonly isIndoor: boolean | null;
}

/** The numbers that Strava writes in place of a name. */
const numbers: Readonly<Record<string, Sport>> = { 1: 'ride', 4: 'hike', 9: 'run', 10: 'walk' };

const patterns: readonly (readonly [RegExp, Sport])[] = [
  [/\bruns?\b|running|treadmill|jog|\blauf/, 'run'],
  [/\brides?\b|riding|cycling|bik(?:e|ing)|\brad/, 'ride'],
  [/\bhik(?:e|ing)|wander/, 'hike'],
  [/\bwalk|spazier/, 'walk'],
  [/swim|schwimm/, 'swim'],
  [/\brow(?:ing)?\b|rower|ruder/, 'row'],
];

/** The names that say no more than the sport of the app. */
const plain =
  /^(?:run(?:ning)?|rid(?:e|ing)|cycling|bik(?:e|ing)|walk(?:ing)?|hik(?:e|ing)|swim(?:ming)?|row(?:ing)?|other|\d+)$/;

/** Returns the sport that a name means: `running`, `trail_run`, `VirtualRide`, `Indoor Cycling`, `9`. */
export function sportOfName(name: string): NamedSport {
  const words = name
    .trim()
    .replaceAll(/(?<=[a-z])(?=[A-Z])|[_-]+/g, ' ')
    .toLowerCase();
  const sport = numbers[words] ?? patterns.find(([pattern]) => pattern.test(words))?.[1] ?? 'other';
  const isIndoor = /\b(?:indoor|virtual|treadmill|pool|lap)\b/.test(words) ? true : null;
  return {
    sport,
    title: plain.test(words) || words === '' ? '' : words.charAt(0).toUpperCase() + words.slice(1),
    isIndoor,
  };
}
