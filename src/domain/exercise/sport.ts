/** The known sports; a newer version may know more. */
export const sports = ['run', 'ride', 'walk', 'hike', 'swim', 'row', 'other'] as const;

export type Sport = (typeof sports)[number];

/** Returns a sport known to this version; an unknown one becomes `other`. */
export function knownSport(sport: string | undefined): Sport {
  return sports.find((known) => known === sport) ?? 'other';
}
