/** What an activity may be; a newer version may know more of them. */
export const sports = ['run', 'ride', 'walk', 'hike', 'swim', 'row', 'other'] as const;

export type Sport = (typeof sports)[number];

/** A sport that this version knows; what it does not know is another one. */
export function knownSport(sport: string | undefined): Sport {
  return sports.find((known) => known === sport) ?? 'other';
}
