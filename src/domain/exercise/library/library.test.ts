import { describe, expect, it } from 'vitest';
import { isSlug } from '../../kernel/index.ts';
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
  ...['unilateral', 'bodyWeightShare', 'step', 'bar'],
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
    const weights = Object.entries(exercise.muscles);
    expect(weights.filter(([muscle]) => !muscles.some((known) => known === muscle))).toEqual([]);
    expect(weights.filter(([, weight]) => !(weight > 0 && weight <= 1))).toEqual([]);
    const isForMuscles = !['yoga', 'stretching'].includes(exercise.slug);
    expect(weights.some(([, weight]) => weight === 1)).toBe(isForMuscles);
    const share = exercise.bodyWeightShare ?? 0;
    expect(share >= 0 && share <= 1).toBe(true);
    expect((exercise.bar !== undefined) === ['barbell', 'trapBar'].includes(exercise.equipment)).toBe(true);
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
