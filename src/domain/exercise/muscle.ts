/** The muscles that an exercise can count for. */
export const muscles = [
  'neck',
  'upperTraps',
  'midTraps',
  'lowerTraps',
  'frontDelts',
  'sideDelts',
  'rearDelts',
  'chest',
  'upperBack',
  'lats',
  'lowerBack',
  'biceps',
  'triceps',
  'forearms',
  'abs',
  'obliques',
  'hipFlexors',
  'glutes',
  'quads',
  'hamstrings',
  'adductors',
  'abductors',
  'calves',
  'tibialis',
] as const;

export type Muscle = (typeof muscles)[number];
