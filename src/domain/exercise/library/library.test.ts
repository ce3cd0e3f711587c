import { describe, expect, it } from 'vitest';
import { isSlug } from '../../kernel/index.ts';
import { drawings } from './drawing.ts';
import { equipment } from './equipment.ts';
import { library, libraryExercise, searchExercises } from './index.ts';
import { movementPatterns } from './movement-pattern.ts';
import { muscles } from './muscle.ts';
import { coarseStep, fineStep } from './step.ts';
import { tracking } from './tracking.ts';
import { usualBars } from './usual-bar.ts';

/** The fields of an exercise. The file has no others. */
const fields = new Set([
  ...['slug', 'name', 'equipment', 'tracking', 'pattern', 'muscles', 'aliases'],
  ...['drawing', 'unilateral', 'bodyWeightShare', 'step', 'bar'],
]);

describe('the library', () => {
  it('contains every exercise once, by slug and by name', () => {
    expect(library.length).toBeGreaterThanOrEqual(300);
    expect(duplicatesIn(library.map(({ slug }) => slug))).toEqual([]);
    expect(duplicatesIn(library.map(({ name }) => name.toLowerCase()))).toEqual([]);
  });

  it('shares no alias between two exercises, and no name with an alias', () => {
    const names = library.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(duplicatesIn(names.map((name) => name.toLowerCase().replaceAll(/[\s-]+/g, ' ')))).toEqual([]);
  });

  it('keeps the slugs of its first version, which workouts refer to', () => {
    const first = `
    back-squat front-squat goblet-squat body-weight-squat leg-press hack-squat bulgarian-split-squat walking-lunge step-up
    leg-extension deadlift sumo-deadlift trap-bar-deadlift romanian-deadlift dumbbell-romanian-deadlift good-morning
    hip-thrust back-extension lying-leg-curl seated-leg-curl nordic-curl kettlebell-swing hip-adduction hip-abduction
    standing-calf-raise seated-calf-raise bench-press incline-bench-press close-grip-bench-press dumbbell-bench-press
    incline-dumbbell-press machine-chest-press push-up dip cable-fly pec-deck overhead-press dumbbell-shoulder-press
    lateral-raise cable-lateral-raise triceps-pushdown overhead-triceps-extension skull-crusher pull-up chin-up
    assisted-pull-up lat-pulldown barbell-row dumbbell-row seated-cable-row chest-supported-row face-pull reverse-fly
    shrug barbell-curl dumbbell-curl hammer-curl preacher-curl plank side-plank hanging-leg-raise cable-crunch ab-wheel
    russian-twist farmers-walk running rowing-machine exercise-bike`;
    const slugs = first.trim().split(/\s+/);
    expect(slugs).toHaveLength(68);
    expect(slugs.filter((slug) => libraryExercise(slug) === null)).toEqual([]);
  });

  it.each(library)('$slug is a valid entry', (exercise) => {
    expect(isSlug(exercise.slug)).toBe(true);
    expect(Object.keys(exercise).filter((field) => !fields.has(field))).toEqual([]);
    expect(exercise.aliases.filter((alias) => typeof alias !== 'string' || alias.trim() !== alias)).toEqual([]);
    expect([true, undefined]).toContain(exercise.unilateral);
    expect([undefined, fineStep, coarseStep]).toContain(exercise.step);
    expect([undefined, ...usualBars]).toContain(exercise.bar);
    expect(exercise.name.trim()).toBe(exercise.name);
    expect(equipment).toContain(exercise.equipment);
    expect(tracking).toContain(exercise.tracking);
    expect(movementPatterns).toContain(exercise.pattern);
    expect([undefined, ...drawings]).toContain(exercise.drawing);
    const weights = Object.entries(exercise.muscles);
    expect(weights.filter(([muscle]) => !muscles.some((known) => known === muscle))).toEqual([]);
    expect(weights.filter(([, weight]) => !(weight > 0 && weight <= 1))).toEqual([]);
    const isForMuscles = !['yoga', 'stretching'].includes(exercise.slug);
    expect(weights.some(([, weight]) => weight === 1)).toBe(isForMuscles);
    const share = exercise.bodyWeightShare ?? 0;
    expect(share >= 0 && share <= 1).toBe(true);
    expect((exercise.bar !== undefined) === ['barbell', 'trapBar'].includes(exercise.equipment)).toBe(true);
  });

  it('uses every drawing', () => {
    const used = new Set(library.map(({ drawing }) => drawing));
    expect(drawings.filter((drawing) => !used.has(drawing))).toEqual([]);
  });

  it('has a drawing for every exercise, except for those that none of them shows', () => {
    const without = library.flatMap(({ slug, drawing }) => (drawing === undefined ? [slug] : []));
    const expected = `
    back-lever behind-the-back-wrist-curl body-weight-curl body-weight-skull-crusher clamshell climber-machine cuban-press
    dancing devil-press donkey-calf-raise downhill-skiing dumbbell-external-rotation dumbbell-wrist-curl fire-hydrant
    gripper heel-touch kayaking lateral-bound leg-press-calf-raise machine-neck-press neck-curl neck-extension
    pallof-press pilates plate-pinch press-under reverse-wrist-curl ring-muscle-up rock-climbing sled-pull snowboarding
    stretching tate-press torso-rotation tyre-flip wrist-curl wrist-roller yoga`;
    expect(without.toSorted()).toEqual(expected.trim().split(/\s+/));
  });

  it.each([
    ['back-squat', 'back-squat'],
    ['low-bar-squat', 'back-squat'],
    ['front-squat', 'front-squat'],
    ['goblet-squat', 'goblet-squat'],
    ['body-weight-squat', 'squat'],
    ['dumbbell-squat', 'squat-at-sides'],
    ['leg-press', 'leg-press'],
    ['hack-squat', 'hack-squat'],
    ['deadlift', 'deadlift'],
    ['sumo-deadlift', 'deadlift'],
    ['trap-bar-deadlift', 'deadlift'],
    ['romanian-deadlift', 'romanian-deadlift'],
    ['dumbbell-romanian-deadlift', 'romanian-deadlift'],
    ['good-morning', 'good-morning'],
    ['hip-thrust', 'hip-thrust'],
    ['glute-bridge', 'glute-bridge'],
    ['kettlebell-swing', 'kettlebell-swing'],
    ['back-extension', 'back-extension'],
    ['walking-lunge', 'lunge'],
    ['barbell-lunge', 'barbell-lunge'],
    ['bulgarian-split-squat', 'bulgarian-split-squat'],
    ['step-up', 'step-up'],
    ['leg-extension', 'leg-extension'],
    ['lying-leg-curl', 'lying-leg-curl'],
    ['seated-leg-curl', 'seated-leg-curl'],
    ['nordic-curl', 'nordic-curl'],
    ['hip-abduction', 'hip-abduction'],
    ['hip-adduction', 'hip-adduction'],
    ['standing-calf-raise', 'calf-raise'],
    ['seated-calf-raise', 'seated-calf-raise'],
    ['bench-press', 'bench-press'],
    ['dumbbell-bench-press', 'bench-press'],
    ['close-grip-bench-press', 'bench-press'],
    ['incline-dumbbell-press', 'incline-press'],
    ['machine-chest-press', 'chest-press'],
    ['push-up', 'push-up'],
    ['dip', 'dip'],
    ['overhead-press', 'overhead-press'],
    ['dumbbell-shoulder-press', 'seated-overhead-press'],
    ['lateral-raise', 'lateral-raise'],
    ['cable-lateral-raise', 'lateral-raise'],
    ['reverse-fly', 'reverse-fly'],
    ['cable-fly', 'cable-fly'],
    ['dumbbell-fly', 'fly'],
    ['pec-deck', 'pec-deck'],
    ['shrug', 'shrug'],
    ['pull-up', 'pull-up'],
    ['chin-up', 'pull-up'],
    ['lat-pulldown', 'pulldown'],
    ['barbell-row', 'row'],
    ['dumbbell-row', 'one-arm-row'],
    ['seated-cable-row', 'seated-row'],
    ['inverted-row', 'inverted-row'],
    ['face-pull', 'face-pull'],
    ['barbell-curl', 'curl'],
    ['hammer-curl', 'curl'],
    ['preacher-curl', 'preacher-curl'],
    ['triceps-pushdown', 'pushdown'],
    ['overhead-triceps-extension', 'overhead-extension'],
    ['skull-crusher', 'skull-crusher'],
    ['crunch', 'crunch'],
    ['hanging-leg-raise', 'hanging-leg-raise'],
    ['russian-twist', 'russian-twist'],
    ['plank', 'plank'],
    ['side-plank', 'side-plank'],
    ['ab-wheel', 'ab-wheel'],
    ['box-jump', 'box-jump'],
    ['clean', 'clean'],
    ['snatch', 'floor-to-overhead'],
    ['farmers-walk', 'carry'],
    ['running', 'running'],
    ['rowing-machine', 'rowing-machine'],
    ['exercise-bike', 'exercise-bike'],
  ])('shows %s with the drawing %s', (slug, drawing) => {
    expect(libraryExercise(slug)?.drawing).toBe(drawing);
  });

  it('has an exercise for every muscle', () => {
    const trained = new Set(library.flatMap(({ muscles: weights }) => Object.keys(weights)));
    expect(muscles.filter((muscle) => !trained.has(muscle))).toEqual([]);
  });

  it('has a % of body weight for every weighted or assisted bodyweight exercise', () => {
    const withBodyWeight = library.filter(({ tracking: kind }) => kind.endsWith('BodyWeight'));
    expect(withBodyWeight.length).toBeGreaterThan(10);
    expect(withBodyWeight.filter(({ bodyWeightShare = 0 }) => bodyWeightShare === 0)).toEqual([]);
  });

  it('finds an exercise by its slug', () => {
    expect(libraryExercise('back-squat')?.name).toBe('Back squat');
    expect(libraryExercise('constructor')).toBeNull();
  });
});

describe('searching exercises', () => {
  const found = (query: string) => searchExercises(library, query).map(({ slug }) => slug);

  it('matches any part of the name or of an alias, ignoring case', () => {
    expect(found('SQUAT')).toContain('hack-squat');
    expect(found('ohp')).toEqual(['overhead-press']);
    expect(found('otine')).toEqual([]);
    expect(found('omanian')).toEqual(expect.arrayContaining(['dumbbell-romanian-deadlift', 'romanian-deadlift']));
  });

  it('requires every word, in any order', () => {
    expect(found('press barbell incline')).toEqual(['incline-bench-press']);
  });

  it('treats hyphens as spaces and ignores apostrophes', () => {
    expect(found('pull up')).toEqual(found('pull-up'));
    expect(found('pull up')[0]).toBe('pull-up');
    expect(found('farmers')).toEqual(found('farmer’s'));
    expect(found("captain's")).toEqual(['captains-chair-knee-raise', 'captains-chair-leg-raise']);
  });

  it.each([
    ['pushup', 'push-up'],
    ['pushups', 'push-up'],
    ['Push-Ups', 'push-up'],
    ['chinups', 'chin-up'],
    ['pull ups', 'pull-up'],
    ['tbar rows', 't-bar-row'],
    ['crunches', 'crunch'],
    ['military presses', 'overhead-press'],
    ['cable flies', 'cable-fly'],
    ['lateral raises', 'lateral-raise'],
    ['Standing calf raises', 'standing-calf-raise'],
    ['Box jumps', 'box-jump'],
    ['dead lift', 'deadlift'],
  ])('finds “%s”, whether in one word, in two or in the plural', (query, slug) => {
    expect(found(query)[0]).toBe(slug);
  });

  it('matches a plural with its singular only as a whole word', () => {
    const own = ['Ab wheel', 'Cable curl', 'Hip abduction'].map((name) => ({ name, aliases: [] }));
    expect(searchExercises(own, 'abs').map(({ name }) => name)).toEqual(['Ab wheel']);
    expect(searchExercises([{ name: 'Press', aliases: [] }], 'pres').length).toBe(1);
    expect(searchExercises([{ name: 'Biceps curl', aliases: [] }], 'biceps curls').length).toBe(1);
  });

  it('handles a name of very many words in linear space', () => {
    const long = [{ name: 'push up '.repeat(50_000), aliases: [] }];
    expect(searchExercises(long, 'pushups')).toEqual(long);
  });

  it('matches compound words while they are typed, from the start of a word', () => {
    expect(found('pushu')[0]).toBe('push-up');
    expect(searchExercises([{ name: 'Push-up', aliases: [] }], 'shup')).toEqual([]);
  });

  it('ranks exact matches first, then names that start with the query', () => {
    expect(found('rdl')[0]).toBe('romanian-deadlift');
    expect(found('dip')[0]).toBe('dip');
    expect(found('dead').slice(0, 3)).toEqual(['dead-bug', 'dead-hang', 'deadlift']);
  });

  it.each([
    ['Bench Press (Barbell)', 'bench-press'],
    ['Squat (Barbell)', 'back-squat'],
    ['Bicep Curl (Dumbbell)', 'dumbbell-curl'],
    ['Lat Pulldown (Cable)', 'lat-pulldown'],
    ['Triceps Rope Pushdown', 'rope-pushdown'],
    ['Seated Cable Row - V Grip (Cable)', 'seated-cable-row'],
    ['Flat Barbell Bench Press', 'bench-press'],
    ['EZ-Bar Skullcrusher', 'skull-crusher'],
    ['Rear Delt Machine Fly', 'machine-reverse-fly'],
    ["Knee Raise (Captain's Chair)", 'captains-chair-knee-raise'],
    ['Running (Treadmill)', 'treadmill-running'],
    ['Pull Up (Assisted)', 'assisted-pull-up'],
  ])('finds “%s”, a name from another app', (name, slug) => {
    expect(found(name)[0]).toBe(slug);
  });

  it('ignores accents', () => {
    const own = [{ name: 'Élévation latérale', aliases: ['Übung für Schultern'] }];
    expect(searchExercises(own, 'elevation laterale')).toEqual(own);
    expect(searchExercises(own, 'ubung')).toEqual(own);
  });

  it('lists all by name for an empty query, and none without a match', () => {
    expect(found(' ')).toHaveLength(library.length);
    expect(found('zzz')).toEqual([]);
  });
});

function duplicatesIn(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
