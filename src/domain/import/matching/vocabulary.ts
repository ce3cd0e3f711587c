/** Rewrites of words in exercise names: lower case, without accents, in the singular. */
export type Rewrites = Readonly<Record<string, string>>;

export const abbreviations: Rewrites = {
  alt: 'alternating',
  bb: 'barbell',
  bor: 'bent over row',
  bp: 'bench press',
  bss: 'bulgarian split squat',
  bw: 'bodyweight',
  cg: 'close grip',
  cgbp: 'close grip bench press',
  db: 'dumbbell',
  dl: 'deadlift',
  ext: 'extension',
  ghr: 'glute ham raise',
  hspu: 'handstand pushup',
  inc: 'incline',
  kb: 'kettlebell',
  ohp: 'overhead press',
  rdl: 'romanian deadlift',
  rfess: 'rear foot elevated split squat',
  sa: 'single arm',
  sl: 'single leg',
  sldl: 'stiff leg deadlift',
  ssb: 'safety bar',
  tgu: 'turkish getup',
  tri: 'tricep',
  wg: 'wide grip',
};

/** Different spellings of one word, and compounds in two words. */
export const spellings: Rewrites = {
  'ab wheel': 'abwheel',
  'bar bell': 'barbell',
  'body weight': 'bodyweight',
  'chin up': 'chinup',
  'cross over': 'crossover',
  'dead lift': 'deadlift',
  'dumb bell': 'dumbbell',
  'face pull': 'facepull',
  'get up': 'getup',
  'hand stand': 'handstand',
  'hyper extension': 'hyperextension',
  'jump rope': 'jumprope',
  'kettle bell': 'kettlebell',
  'kick back': 'kickback',
  'muscle up': 'muscleup',
  'pec dec': 'pec deck',
  'press down': 'pressdown',
  'pull apart': 'pullapart',
  'pull down': 'pulldown',
  'pull over': 'pullover',
  'pull through': 'pullthrough',
  'pull up': 'pullup',
  'push down': 'pushdown',
  'push up': 'pushup',
  'roll out': 'rollout',
  'safety bar': 'safetybar',
  'safety squat bar': 'safetybar',
  'sit up': 'situp',
  'skull crusher': 'skullcrusher',
  'stair master': 'stairmaster',
  'step up': 'stepup',
  'tread mill': 'treadmill',
  'v up': 'vup',
  'wood chop': 'woodchop',
  'wood chopper': 'woodchop',
  abdominal: 'ab',
  abductor: 'abduction',
  adductor: 'adduction',
  alternate: 'alternating',
  armed: 'arm',
  banded: 'band',
  calve: 'calf',
  deltoid: 'delt',
  dumbell: 'dumbbell',
  flye: 'fly',
  goodmorning: 'good morning',
  jogging: 'jog',
  latpulldown: 'lat pulldown',
  legged: 'leg',
  pectoral: 'pec',
  run: 'running',
  woodchopper: 'woodchop',
};

/** Phrases with the same meaning in the names of exercises. */
export const synonyms: Rewrites = {
  '1 arm': 'singlearm',
  '1 leg': 'singleleg',
  'bulgarian squat': 'bulgarian split squat',
  'both arm': 'bilateral',
  'double arm': 'bilateral',
  'hamstring curl': 'leg curl',
  'lateral side raise': 'lateral raise',
  'military press': 'overhead press',
  'one arm': 'singlearm',
  'one hand': 'singlearm',
  'one leg': 'singleleg',
  'rear fly': 'rear delt fly',
  'reverse fly': 'rear delt fly',
  'reverse grip': 'reversegrip',
  'reverse grip bicep curl': 'reverse curl',
  'reverse grip curl': 'reverse curl',
  'side lateral raise': 'lateral raise',
  'side raise': 'lateral raise',
  'single arm': 'singlearm',
  'single leg': 'singleleg',
  'two arm': 'bilateral',
  'two hand': 'bilateral',
  narrow: 'close',
  pressdown: 'pushdown',
  supinated: 'underhand',
};

/** Words without a meaning of their own. */
export const fillers: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'exercise',
  'for',
  'from',
  'grip',
  'in',
  'of',
  'on',
  'the',
  'using',
  'with',

  // German
  'am',
  'auf',
  'der',
  'im',
  'mit',
]);

/** Words that another word implies: every curl is for the biceps unless its name says more. */
export const implied: ReadonlyMap<string, readonly string[]> = new Map([
  ['abduction', ['hip', 'thigh']],
  ['adduction', ['hip', 'thigh']],
  ['crossover', ['chest']],
  ['crunch', ['ab']],
  ['curl', ['bicep']],
  ['dip', ['chest', 'tricep']],
  ['fly', ['chest', 'pec']],
  ['pulldown', ['lat']],
  ['pushdown', ['tricep']],
  ['shrug', ['shoulder', 'trap']],
  ['skullcrusher', ['tricep']],
]);

/** Words for the usual form of an exercise, which names often leave out. */
export const usualForms: ReadonlySet<string> = new Set([
  'alternating',
  'basic',
  'bilateral',
  'classic',
  'conventional',
  'flat',
  'normal',
  'regular',
  'standard',
  'standing',
  'traditional',
]);

/** Words for a position other than standing. */
export const otherPositions: ReadonlySet<string> = new Set([
  'decline',
  'hanging',
  'incline',
  'kneeling',
  'lying',
  'prone',
  'seated',
]);

/**
 * Returns whether a word tells one variant of a movement from another: a side, an angle, a grip, a stance or a
 * position.
 */
export function isDistinguishing(word: string): boolean {
  return distinguishing.has(word) || germanVariants.test(word) || word.includes('-to-');
}

const distinguishing: ReadonlySet<string> = new Set([
  ...otherPositions,
  'assisted',
  'behind',
  'box',
  'close',
  'cross',
  'deficit',
  'front',
  'hammer',
  'high',
  'left',
  'low',
  'negative',
  'neutral',
  'overhand',
  'parallel',
  'pause',
  'paused',
  'rear',
  'reverse',
  'reversegrip',
  'right',
  'rope',
  'singlearm',
  'singleleg',
  'split',
  'sumo',
  'tempo',
  'underhand',
  'wide',
]);

const germanVariants =
  /^(?:link|recht|einarmig|einbeinig|einseitig|schrag|negativ|breit|eng(?!lish)|untergriff|obergriff|parallelgriff|sitzend|liegend|kniend|hangend|hoh|tief|vorn|hint)/;
