import type { Sport } from '../../exercise/index.ts';

interface FitSport {
  readonly sport: Sport;
  /** What it is, if the sport does not say it. */
  readonly title: string;
  /** Null if it can be either. */
  readonly isIndoor: boolean | null;
}

/** The sports of FIT that are one of the app, and the names of the more common others. */
const sports: ReadonlyMap<number, Sport | string> = new Map<number, Sport | string>([
  [1, 'run'],
  [2, 'ride'],
  [4, 'Fitness equipment'],
  [5, 'swim'],
  [6, 'Basketball'],
  [7, 'Football'],
  [8, 'Tennis'],
  [10, 'Training'],
  [11, 'walk'],
  [12, 'Cross-country skiing'],
  [13, 'Alpine skiing'],
  [14, 'Snowboarding'],
  [15, 'row'],
  [16, 'Mountaineering'],
  [17, 'hike'],
  [19, 'Paddling'],
  [21, 'ride'],
  [30, 'Inline skating'],
  [31, 'Rock climbing'],
  [32, 'Sailing'],
  [33, 'Ice skating'],
  [35, 'Snowshoeing'],
  [37, 'Stand-up paddling'],
  [38, 'Surfing'],
  [41, 'Kayaking'],
  [47, 'Boxing'],
  [62, 'HIIT'],
]);

/** What a sub-sport says beyond its sport. */
const subSports: ReadonlyMap<number, { readonly title?: string; readonly isIndoor: boolean | null }> = new Map([
  [1, { isIndoor: true }],
  [3, { title: 'Trail run', isIndoor: false }],
  [5, { isIndoor: true }],
  [6, { isIndoor: true }],
  [8, { title: 'Mountain biking', isIndoor: false }],
  [14, { isIndoor: true }],
  [15, { title: 'Elliptical', isIndoor: true }],
  [16, { title: 'Stair climbing', isIndoor: true }],
  [17, { isIndoor: true }],
  [18, { isIndoor: false }],
  [20, { title: 'Strength training', isIndoor: null }],
  [26, { title: 'Cardio', isIndoor: null }],
  [27, { isIndoor: true }],
  [43, { title: 'Yoga', isIndoor: null }],
  [44, { title: 'Pilates', isIndoor: null }],
  [45, { isIndoor: true }],
  [58, { title: 'Virtual activity', isIndoor: true }],
]);

/** The part of a multisport activity between two sports, which is none itself. */
export const transitionSport = 3;

/** @param sport the number in a FIT file; null if it does not say */
export function fitSport(sport: number | null, subSport: number | null): FitSport {
  const known = sport === null ? undefined : sports.get(sport);
  const detail = subSport === null ? undefined : subSports.get(subSport);
  const isOurs = known !== undefined && ourSports.has(known);
  return {
    sport: isOurs ? (known as Sport) : 'other',
    title: detail?.title ?? (isOurs ? '' : (known ?? '')),
    isIndoor: detail?.isIndoor ?? null,
  };
}

const ourSports: ReadonlySet<string> = new Set(['run', 'ride', 'walk', 'hike', 'swim', 'row']);
