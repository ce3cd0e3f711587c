import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDay } from '../kernel/index.ts';
import { explainQuery } from './explain-query.ts';
import { parseQuery } from './parse-query.ts';
import type { AmountRange, Condition } from './query.ts';
import type { QueryContext } from './query-context.ts';
import { tagAsked, tagQuery } from './tag-asked.ts';
import { exercisesNamed } from './with-exercises.ts';

const today = '2026-11-21';

describe('valid queries', () => {
  it.each([
    ['slow Knee', 'slow & knee'],
    ['"Slow down"', '"slow down"'],
    ['“slow down”', '"slow down"'],
    ['-knee', '!knee'],
    ['knee OR hip back', 'knee | (hip & back)'],
    ['(knee OR hip) back', '(knee | hip) & back'],
    ['-(knee OR hip)', '!(knee | hip)'],
    ['knee or hip', 'knee & or & hip'],
    ['f(x)', 'f(x)'],
    ['(f(x) OR y)', 'f(x) | y'],
    [':)', ':)'],
    ['12:30 https://example.org', '12:30 & https://example.org'],
    ['- knee', '- & knee'],
    ['5"', '5"'],
    ['tag:Knee', 'tag=knee'],
    ['TAG:#Sport/Run/', 'tag=sport/run'],
    ['tag:"long run"', 'tag=long run'],
    ['-tag:knee', '!tag=knee'],
    ['#Knee', '#knee | tag=knee'],
    ['slow #Sport/Run/', 'slow & (#sport/run/ | tag=sport/run)'],
    ['-#knee', '!(#knee | tag=knee)'],
    ['#knee OR hip', '(#knee | tag=knee) | hip'],
    ['"#knee"', '"#knee"'],
    ['# ## #/ a#b', '# & ## & #/ & a#b'],
    [`#${'a'.repeat(101)}`, `#${'a'.repeat(101)}`],
    ['in:Home/Garden', 'in=home/garden'],
    ['title:"Push day"', 'title=push day'],
    ['is:pinned has:Image', 'is=pinned & has=image'],
    ['', ''],
    ['  ', ''],
    ['()', ''],
    ['\u0301', ''],
    ['straße', 'strasse'],
  ])('%j is parsed as %j', (text, expected) => {
    const query = parseQuery(text, { today });
    expect(query.condition === null ? '' : printed(query.condition)).toBe(expected);
    expect(query.problems).toEqual([]);
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-21', '2026-11-21', '2026-11-21'],
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2024', '2024-01-01', '2024-12-31'],
    ['today', today, today],
    ['Yesterday', '2026-11-20', '2026-11-20'],
    ['7d', '2026-11-15', today],
    ['1d', today, today],
    ['>2026-01-01', '2026-01-02', null],
    ['>=2026-01', '2026-01-01', null],
    ['<2026', null, '2025-12-31'],
    ['<=2026-02', null, '2026-02-28'],
    ['2026-01..2026-03', '2026-01-01', '2026-03-31'],
    ['2026-01..', '2026-01-01', null],
    ['..yesterday', null, '2026-11-20'],
  ])('%s means %s to %s', (value, first, last) => {
    const query = parseQuery(`edited:${value}`, { today });
    expect(query.condition).toMatchObject({ kind: 'edited', first, last });
    expect(query.problems).toEqual([]);
  });

  it('a day starts and ends by the clock of the time zone', () => {
    const { condition } = parseQuery('created:2026-03-29', { today, zone: 'Europe/Berlin' });
    expect(condition).toMatchObject({
      from: Date.UTC(2026, 2, 28, 23),
      before: Date.UTC(2026, 2, 29, 22), // an hour shorter: the clocks went forward
    });
  });

  it('a day starts at the person’s start of the day, and is an hour shorter when clocks go forward', () => {
    const dayStartsAt = 4 * 60;
    const { condition } = parseQuery('edited:2026-03-28', { today, zone: 'Europe/Berlin', dayStartsAt });
    expect(condition).toMatchObject({ from: Date.UTC(2026, 2, 28, 3), before: Date.UTC(2026, 2, 29, 2) });
  });

  it.each([0, 1, 719, 1439])('days that start %i minutes after midnight are contiguous', (dayStartsAt) => {
    const place: QueryContext = { today, zone: 'Pacific/Kiritimati', dayStartsAt };
    const [before, after] = ['created:2026-05-09', 'created:2026-05-10'].map((text) => parseQuery(text, place));
    expect(before?.condition).toMatchObject({ before: Date.UTC(2026, 4, 9, 10, dayStartsAt) });
    expect(after?.condition).toMatchObject({ from: Date.UTC(2026, 4, 9, 10, dayStartsAt) });
  });

  it('an unknown time zone counts as UTC', () => {
    const { condition } = parseQuery('created:today', { today, zone: 'Mars/Olympus' });
    expect(condition).toMatchObject({ from: Date.UTC(2026, 10, 21) });
  });
});

describe('days', () => {
  it.each([
    ['90d', '2026-08-24', today],
    ['12w', '2026-08-30', today],
    ['6m', '2026-05-22', today],
    ['day:2026-11-01..', '2026-11-01', null],
    ['day:today', today, today],
    ['day:7d', '2026-11-15', today],
    ['day>2026-10', '2026-11-01', null],
    ['DAY<=2026-10', null, '2026-10-31'],
  ])('%s means %s to %s', (text, first, last) => {
    const query = parseQuery(text, { today });
    expect(query.condition).toMatchObject({ kind: 'day', first, last });
    expect(query.problems).toEqual([]);
  });

  it('the last month starts on the day after the same day of the month before', () => {
    const firstOf = (day: LocalDay, text: string) => parseQuery(text, { today: day }).condition;
    expect(firstOf('2026-03-31', '1m')).toMatchObject({ first: '2026-03-01' });
    expect(firstOf('2024-03-30', '1m')).toMatchObject({ first: '2024-03-01' });
    expect(firstOf('2026-01-15', '13m')).toMatchObject({ first: '2024-12-16' });
  });
});

describe('amounts', () => {
  it.each([
    ['rpe>=9', 'rpe=[9, Infinity]'],
    ['rpe:9', 'rpe=[9, 9]'],
    ['RPE=8,5', 'rpe=[8.5, 8.5]'],
    ['rpe≥9', 'rpe=[9, Infinity]'],
    ['load>100kg', 'load=(100, Infinity]'],
    ['load>100', 'load=(100, Infinity]'],
    ['load:80..100', 'load=[80, 100]'],
    ['load:100..220lb', 'load=[45.359237, 99.790321]'],
    ['load:40kg..100lb', 'load=[40, 45.359237]'],
    ['load:..60', 'load=[-Infinity, 60]'],
    ['load:100', 'load=[99.995, 100.005)'],
    ['load<0', 'load=[-Infinity, 0)'],
    ['reps:5', 'reps=[5, 5]'],
    ['rir:0', 'rir=[0, 0]'],
    ['e1rm:120', 'e1rm=[119.5, 120.5)'],
    ['distance>10km', 'distance=(10000, Infinity]'],
    ['distance>=5mi', 'distance=[8046.72, Infinity]'],
    ['distance>1,500m', 'distance=(1500, Infinity]'],
    ['distance>1,5km', 'distance=(1500, Infinity]'],
    ['pace<5:00', 'pace=[-Infinity, 0.3)'],
    ['pace<5', 'pace=[-Infinity, 0.3)'],
    ['pace<8:00/mi', 'pace=[-Infinity, 0.298258)'],
    ['pace:1:40..1:50/100m', 'pace=[1, 1.1]'],
    ['hr>150', 'hr=(150, Infinity]'],
    ['hr:150bpm', 'hr=[149.5, 150.5)'],
    ['squat rpe>=9 knee', 'squat & rpe=[9, Infinity] & knee'],
    ['-reps<3', '!reps=[-Infinity, 3)'],
    ['(rpe>9 OR rir:0)', 'rpe=(9, Infinity] | rir=[0, 0]'],
    ['load:"100 kg"', 'load=[99.995, 100.005)'],
  ])('%s is parsed as %s', (text, expected) => {
    const query = parseQuery(text, { today });
    expect(query.problems).toEqual([]);
    expect(query.condition && printed(query.condition)).toBe(expected);
  });

  it('have the unit of the person if they are typed without one', () => {
    const context: QueryContext = { today, massUnit: 'lb', distanceUnit: 'mi' };
    const inUnits = (text: string) => {
      const { condition } = parseQuery(text, context);
      return condition && printed(condition);
    };
    expect(inUnits('load>100')).toBe('load=(45.359237, Infinity]');
    expect(inUnits('load>100kg')).toBe('load=(100, Infinity]');
    expect(inUnits('distance>1')).toBe('distance=(1609.344, Infinity]');
    expect(inUnits('pace<8:00')).toBe('pace=[-Infinity, 0.298258)');
  });
});

describe('fields of training', () => {
  it.each([
    ['exercise:"Bench press"', 'exercise=bench press'],
    ['muscle:quads', 'muscle=quads'],
    ['muscle:quad', 'muscle=quads'],
    ['muscle:"Hip flexors"', 'muscle=hipFlexors'],
    ['muscle:delts', 'muscle=frontDelts+sideDelts+rearDelts'],
    ['muscle:shins', 'muscle=tibialis'],
    ['muscle:Brust', 'muscle=chest'],
    ['muscle:"Vordere Schulter"', 'muscle=frontDelts'],
    ['type:Set', 'type=set'],
    ['Muskel:Brust', 'muscle=chest'],
    ['Übung:Kniebeuge', 'exercise=kniebeuge'],
    ['Art:Aktivität', 'type=activity'],
    ['ist:aufgabe', 'is=task'],
    ['Gewicht>100kg', 'load=(100, Infinity]'],
  ])('%s is parsed as %s', (text, expected) => {
    const query = parseQuery(text, { today });
    expect(query.problems).toEqual([]);
    expect(query.condition && printed(query.condition)).toBe(expected);
  });
});

describe('prose stays words', () => {
  it.each([
    ['5km', '5km'],
    ['a>b', 'a>b'],
    ['title>b', 'title>b'],
    ['created>2026', 'created>2026'],
    ['reps', 'reps'],
    ['load > 5', 'load & > & 5'],
    ['0d', '0d'],
    ['99999d', '99999d'],
    ['90d-plan', '90d-plan'],
    ['"90d"', '"90d"'],
    ['paced:5', 'paced:5'],
    ['8:30 1:2', '8:30 & 1:2'],
  ])('%s', (text, expected) => {
    const query = parseQuery(text, { today });
    expect(query.problems).toEqual([]);
    expect(query.condition && printed(query.condition)).toBe(expected);
  });
});

describe('invalid queries', () => {
  it.each([
    ['knee "slow', { code: 'query/unclosed-quote', from: 5, to: 10 }, 'knee & "slow"'],
    ['knee (hip', { code: 'query/unclosed-group', from: 5, to: 6 }, 'knee & hip'],
    ['OR knee', { code: 'query/lonely-or', from: 0, to: 2 }, 'knee'],
    ['knee OR', { code: 'query/lonely-or', from: 5, to: 7 }, 'knee'],
    ['knee tag:', { code: 'query/value-missing', operator: 'tag', from: 5, to: 9 }, 'knee'],
    ['is:odd knee', { code: 'query/unknown-value', operator: 'is', value: 'odd', from: 0, to: 6 }, 'knee'],
    ['has:legs', { code: 'query/unknown-value', known: ['image', 'link', 'code', 'task'], from: 0, to: 8 }, ''],
    ['edited:soon a', { code: 'query/bad-date', operator: 'edited', value: 'soon', from: 0, to: 11 }, 'a'],
    ['created:2026-02-30', { code: 'query/bad-date', from: 0, to: 18 }, ''],
    ['edited:..', { code: 'query/bad-date', from: 0, to: 9 }, ''],
    ['day:soon a', { code: 'query/bad-date', operator: 'day', from: 0, to: 8 }, 'a'],
    ['a rpe>', { code: 'query/bad-amount', operator: 'rpe', value: '>', from: 2, to: 6 }, 'a'],
    ['a rpe:', { code: 'query/value-missing', operator: 'rpe', from: 2, to: 6 }, 'a'],
    ['load:heavy', { code: 'query/bad-amount', operator: 'load', value: 'heavy', from: 0, to: 10 }, ''],
    ['pace<5:99', { code: 'query/bad-amount', operator: 'pace', value: '<5:99', from: 0, to: 9 }, ''],
    ['load:..', { code: 'query/bad-amount', operator: 'load', from: 0, to: 7 }, ''],
    ['a load:100..80', { code: 'query/amounts-reversed', operator: 'load', value: '100..80', from: 2, to: 14 }, 'a'],
    ['reps>5kg', { code: 'query/unit-does-not-fit', operator: 'reps', unit: 'kg', known: [], from: 0, to: 8 }, ''],
    ['load>5km a', { code: 'query/unit-does-not-fit', unit: 'km', known: ['kg', 'lb'], from: 0, to: 8 }, 'a'],
    ['distance>5miles/h', { code: 'query/unit-does-not-fit', unit: 'miles/h', from: 0, to: 17 }, ''],
    ['type:run', { code: 'query/unknown-value', operator: 'type', value: 'run', from: 0, to: 8 }, ''],
    ['muscle:wing', { code: 'query/unknown-value', operator: 'muscle', value: 'wing', from: 0, to: 11 }, ''],
    ['edited:2026..2025', { code: 'query/dates-reversed', from: 0, to: 17 }, ''],
  ])('%j is reported', (text, problem, rest) => {
    const query = parseQuery(text, { today });
    expect(query.problems).toEqual([expect.objectContaining(problem)]);
    expect(query.condition === null ? '' : printed(query.condition)).toBe(rest);
  });
});

it('any text is a query, and its parts cover the whole text', () => {
  const pieces = fc.constantFrom(
    '(',
    ')',
    '"',
    '-',
    'OR',
    ' ',
    'tag:',
    'is:',
    'edited:',
    'load',
    'pace:',
    'rpe>=',
    'day<',
    'kg',
    '/mi',
    '7d',
    '2026',
    '..',
    '>',
    'ß',
    '\ud800',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((each) => each.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const query = parseQuery(text, { today });
      expect(query.parts.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text);
      for (const { from, to } of query.problems) expect(0 <= from && from < to && to <= text.length).toBe(true);
      explainQuery(query);
    }),
  );
});

it('thousands of parentheses are parsed like any other character', () => {
  const query = parseQuery(`${'('.repeat(50_000)}knee`, { today });
  expect(query.problems.length).toBeGreaterThan(0);
});

it.each([
  ['#knee', 'knee'],
  ['tag:Knee/Left', 'knee/left'],
  [' #Knee ', 'knee'],
  ['#knee slow', null],
  ['-#knee', null],
  ['knee', null],
  ['knee OR tag:knee', null],
  ['#knee OR #hip', null],
  ['', null],
])('%j asks only for the tag %j', (text, tag) => {
  expect(tagAsked(parseQuery(text, { today }))).toBe(tag);
});

it.each(['knee', 'knee/left', 'poor-sleep', 'bad sleep', 'grösse', '膝', 'a(b', 'knee:left'])(
  'the query for the tag %j asks only for it',
  (tag) => {
    expect(tagAsked(parseQuery(tagQuery(tag), { today }))).toBe(tag);
  },
);

it('lists the exercises that it names, wherever they are in it', () => {
  const query = parseQuery('exercise:squat (knee OR exercise:"Bench press") -exercise:curl title:row', { today });
  expect(exercisesNamed(query)).toEqual(['squat', 'Bench press', 'curl']);
  expect(exercisesNamed(parseQuery('', { today }))).toEqual([]);
});

it('explains how a query was understood', () => {
  expect(explainQuery(parseQuery('knee "slow down" -tag:old edited:>2026', { today }))).toEqual({
    code: 'explain/all',
    of: [
      { code: 'explain/contains', text: 'knee' },
      { code: 'explain/contains-phrase', text: 'slow down' },
      { code: 'explain/not', of: { code: 'explain/tagged', tag: 'old' } },
      { code: 'explain/edited', first: '2027-01-01', last: null },
    ],
  });
  expect(explainQuery(parseQuery(' ', { today }))).toBeNull();
});

function printed(condition: Condition): string {
  switch (condition.kind) {
    case 'all':
      return condition.of.map(grouped).join(' & ');
    case 'any':
      return condition.of.map(grouped).join(' | ');
    case 'not':
      return `!${grouped(condition.of)}`;
    case 'contains':
      return condition.isPhrase ? `"${condition.needle}"` : condition.needle;
    case 'is':
      return `is=${condition.state}`;
    case 'has':
      return `has=${condition.content}`;
    case 'type':
      return `type=${condition.type}`;
    case 'sport':
      return `sport=${condition.sport}`;
    case 'muscle':
      return `muscle=${condition.muscles.join('+')}`;
    case 'amount':
      return `${condition.field}=${printedRange(condition.range)}`;
    case 'created':
    case 'edited':
    case 'day':
      return `${condition.kind}=${condition.first}..${condition.last}`;
    default:
      return `${condition.kind}=${condition.needle}`;
  }
}

function grouped(condition: Condition): string {
  return condition.kind === 'all' || condition.kind === 'any' ? `(${printed(condition)})` : printed(condition);
}

/** `[80, 100)` for 80 up to, but not including 100. */
function printedRange({ from, to, includesFrom, includesTo }: AmountRange): string {
  const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
  return `${includesFrom ? '[' : '('}${rounded(from)}, ${rounded(to)}${includesTo ? ']' : ')'}`;
}
