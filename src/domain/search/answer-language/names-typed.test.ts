import { describe, expect, it } from 'vitest';
import { exercise, knownExercises } from '../../exercise/index.ts';
import { germanNames } from '../../exercise/library/german-names.ts';
import { readRecord } from '../../kernel/index.ts';
import { ExerciseFinder } from '../training/exercise-finder.ts';
import { completeAnswerLine, parseAnswerLine, searchForName } from './index.ts';

const context = { today: '2026-11-21', weekStart: 1 } as const;

it.each([
  ['best squ', 'exercise', ['squ']],
  ['best knee back squ', 'exercise', ['knee back squ', 'back squ', 'squ']],
  ['best e1rm ', 'exercise', ['']],
  ['sum volume by week squ', 'exercise', ['squ']],
  ['-back squ', 'exercise', ['squ']],
  ['best squat 5 -ben', 'exercise', ['ben']],
  ['(left OR ri', 'exercise', ['ri']],
  ['exercise:"back s', 'exercise', ['back s']],
  ['"back s', 'exercise', ['back s']],
  ['#kn', 'hashtag', ['kn']],
  ['tag:#kn', 'tag', ['kn']],
] as const)('in %j the name of an %s is typed: %j', (line, of, texts) => {
  const { names } = completeAnswerLine(line, line.length);
  expect(names?.of).toBe(of);
  expect(names?.typed.map(({ text }) => text)).toEqual(texts);
  for (const { from, text } of names?.typed ?? []) expect(line.slice(from)).toContain(text);
});

it.each([
  'squat as ',
  'squat last 1',
  'muscle:qu',
  'best load',
  'best squat 5',
  'exercise:"Back squat"',
  '"Back squat"',
])('in %j none is typed', (line) => {
  expect(completeAnswerLine(line, line.length).names).toBeNull();
});

describe('the search for an exercise', () => {
  it.each([
    ['Dip', 'exercise:Dip'],
    ['Back squat', 'exercise:"Back squat"'],
    ['Box jump (high)', 'exercise:"Box jump (high)"'],
    ['21" box | `jump`', 'exercise:"21 box jump"'],
    ['"', null],
  ])('%j is %j', (name, search) => {
    expect(searchForName('exercise', name)).toBe(search);
  });

  const own = ['21" box | `jump`', 'best by last', 'OR', '5', '-'].map((name, at) => ({
    id: `own${at}`,
    value: { ...readRecord(exercise, new Map()).value, name },
    inTrash: false,
  }));

  it.each([null, { names: germanNames, areShown: true }])('finds each exercise again: %#', (translated) => {
    const known = knownExercises(own, undefined, translated);
    const finder = new ExerciseFinder(known, null);
    for (const { key, name } of known.values()) {
      const { plan, problems } = parseAnswerLine(`best ${searchForName('exercise', name)} 5`, context);
      expect(problems).toEqual([]);
      expect(plan?.query.condition).toMatchObject({ kind: 'all', of: [{ kind: 'exercise' }, { field: 'reps' }] });
      const [search] = plan?.query.condition?.kind === 'all' ? plan.query.condition.of : [];
      const found = search?.kind === 'exercise' ? finder.named(search.text, search.needle) : new Set();
      expect(found, name).toContain(key);
    }
  });
});
