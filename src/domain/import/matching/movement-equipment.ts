import type { Equipment } from '../../exercise/index.ts';

/**
 * The equipment that a name implies without a word of its own for it: in a German compound, or because the movement is
 * hardly ever done with anything else. In the spelling of `movementMuscles`; the first row that matches counts.
 */
export const movementEquipment: readonly (readonly [RegExp, Equipment])[] = [
  [/kurzhantel/, 'dumbbell'],
  [/langhantel|\bsz\b/, 'barbell'],
  [/multipresse/, 'smithMachine'],
  [/kabel|pulldown|pushdown|latzug|latzieh|facepull|crossover|pullthrough|pallof|woodchop|holzhack/, 'cable'],
  [
    /laufband|treadmill|elliptical|cross ?trainer|stair|ergometer|ruder(?:gerat|ergometer)|rower|\bbike/,
    'cardioMachine',
  ],
  [
    /maschine|leg (?:press|extension|curl)|bein(?:press|streck|beug)|pec deck|butterfly|hackenschmidt|a[bd]duction|a[bd]dukt/,
    'machine',
  ],
  [/kettlebell/, 'kettlebell'],
  [/pullup|chinup|muscleup|klimmzug|hanging|toe to bar|dead hang/, 'pullUpBar'],
  [/pushup|liegestutz|plank|unterarmstutz|situp|\bvup|burpee|mountain climber|bird dog|dead bug|hollow/, 'none'],
];

/** Movements of the whole body against gravity: their load, if any, is added to the body weight. */
export const bodyWeightMovements = /pullup|chinup|muscleup|klimmzug|\bdip\b|pushup|liegestutz|barrenstutz/;
