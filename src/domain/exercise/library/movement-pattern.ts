/** The movement of an exercise. `brace` means holding still against a load; `isolation` moves a single joint. */
export const movementPatterns = [
  'squat',
  'hinge',
  'lunge',
  'push',
  'pull',
  'carry',
  'rotation',
  'brace',
  'jump',
  'locomotion',
  'isolation',
] as const;

export type MovementPattern = (typeof movementPatterns)[number];
