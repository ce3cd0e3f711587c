import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Condition, explainQuery } from '../index.ts';
import { completeAnswerLine, parseAnswerLine } from './index.ts';

const context = { today: '2026-11-21', weekStart: 1 } as const;

describe('a line asks for', () => {
  it.each([
    ['squat', { form: 'list', measure: null, by: null, last: null }, 'squat'],
    ['squat as table', { form: 'table', measure: null, by: null }, 'squat'],
    ['#knee as number', { form: 'number', measure: null }, '#knee | tag'],
    ['best squat 5', { form: 'number', measure: { aggregate: 'best', quantity: 'load' } }, 'squat & reps>=5'],
    ['best e1rm of squat', { measure: { aggregate: 'best', quantity: 'e1rm' } }, 'of & squat'],
    ['Best of load squat', { measure: { aggregate: 'best', quantity: 'load' } }, 'squat'],
    ['best e1rm squat 5', { measure: { aggregate: 'best', quantity: 'e1rm' } }, 'squat & 5'],
    ['latest weight', { form: 'number', measure: { aggregate: 'latest', quantity: 'weight' } }, ''],
    ['count squat 30d', { measure: { aggregate: 'count', quantity: 'sessions' } }, 'squat & day'],
    ['sum volume by week last 12', { form: 'table', by: 'week', last: 12 }, ''],
    ['sum volume AS chart BY week', { form: 'chart', by: 'week' }, ''],
    ['sum volume as chart', { form: 'chart', by: 'day' }, ''],
    ['count squat as chart', { form: 'chart', by: 'week' }, 'squat'],
    [
      'squat by exercise',
      { form: 'table', by: 'exercise', measure: { aggregate: 'count', quantity: 'sessions' } },
      'squat',
    ],
    ['by month distance>5km last 3', { by: 'month', last: 3 }, 'distance>=5000'],
    [
      'distance run this week',
      { form: 'number', measure: { aggregate: 'sum', quantity: 'distance' } },
      'sport=run & day',
    ],
    ['time ride last month', { measure: { aggregate: 'sum', quantity: 'duration' }, last: null }, 'sport=ride & day'],
    ['climb this year', { form: 'number', measure: { aggregate: 'sum', quantity: 'climb' } }, 'day'],
    ['Distanz Lauf diese Woche', { measure: { aggregate: 'sum', quantity: 'distance' } }, 'sport=run & day'],
    ['Höhenmeter letztes Jahr', { measure: { aggregate: 'sum', quantity: 'climb' } }, 'day'],
    [
      'distance run by week last 12',
      { form: 'table', by: 'week', last: 12, measure: { aggregate: 'sum' } },
      'sport=run',
    ],
    ['distance run #race 30d', { measure: { quantity: 'distance' } }, '#race | tag & day & sport=run'],
    ['time management', { form: 'list', measure: null }, 'time & management'],
    ['time management this week', { measure: null }, 'time & management & day'],
    ['distance', { form: 'list', measure: null }, 'distance'],
    ['squat last week', { form: 'list', last: null }, 'squat & day'],
    ['best squat 5 last year', { measure: { aggregate: 'best', quantity: 'load' } }, 'squat & reps>=5 & day'],
    ['"this week"', { form: 'list' }, '"this week"'],
    ['"as table"', { form: 'list' }, '"as table"'],
    ['squat (last 12)', { form: 'list', last: null }, 'squat & last & 12'],
    ['beste Kniebeuge 5', { form: 'number', measure: { aggregate: 'best', quantity: 'load' } }, 'kniebeuge & reps>=5'],
    ['Summe von Volumen pro Woche als Diagramm', { form: 'chart', by: 'week', measure: { quantity: 'volume' } }, ''],
    ['neuestes Körpergewicht', { measure: { aggregate: 'latest', quantity: 'weight' } }, ''],
    ['Anzahl Sätze Muskel:brust letzte 4 pro Monat', { by: 'month', last: 4, measure: { quantity: 'sets' } }, 'muscle'],
    ['Knie pro Seite als sonst', { form: 'list', by: null }, 'knie & pro & seite & als & sonst'],
    ['squat -best', { measure: null }, 'squat & !best'],
    ['squat best', { measure: null }, 'squat & best'],
  ])('%s', (line, plan, search) => {
    const parsed = parseAnswerLine(line, context);
    expect(parsed.problems).toEqual([]);
    expect(parsed.plan).toMatchObject(plan);
    const condition = parsed.plan?.query.condition ?? null;
    expect(condition === null ? '' : printed(condition)).toBe(search);
  });

  it('nothing if it is blank', () => {
    expect(parseAnswerLine('  ', context)).toEqual({ plan: null, problems: [] });
  });
});

describe('a problem is reported at its position', () => {
  it.each([
    ['squat as', { code: 'answer/value-missing', clause: 'as', from: 6, to: 8 }],
    ['squat as (table)', { code: 'answer/value-missing', clause: 'as', from: 6, to: 8 }],
    ['squat as pie', { code: 'answer/unknown-value', clause: 'as', value: 'pie', from: 6, to: 12 }],
    ['by hand squat', { code: 'answer/unknown-value', known: ['day', 'week', 'month', 'exercise'], from: 0, to: 7 }],
    ['squat last weeks', { code: 'answer/bad-count', value: 'weeks', from: 6, to: 16 }],
    ['squat last 0', { code: 'answer/bad-count', value: '0', from: 6, to: 12 }],
    ['squat last 1001', { code: 'answer/bad-count', from: 6, to: 15 }],
    ['by day by week', { code: 'answer/repeated', clause: 'by', from: 7, to: 14 }],
    ['best squat by day as number', { code: 'answer/groups-do-not-fit', form: 'number', from: 11, to: 17 }],
    ['by week rpe>', { code: 'query/bad-amount', operator: 'rpe', from: 8, to: 12 }],
  ])('%s', (line, problem) => {
    const { plan, problems } = parseAnswerLine(line, context);
    expect(problems).toEqual([expect.objectContaining(problem)]);
    expect(plan).not.toBeNull();
  });
});

it('any text is a line, and its problems lie within it', () => {
  const pieces = fc.constantFrom(
    'best',
    'of',
    'load',
    'as',
    'by',
    'last',
    'week',
    'this',
    'distance',
    'run',
    'table',
    '12',
    ' ',
    ' ',
    '(',
    '"',
    '-',
  );
  const lines = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((each) => each.join('')),
  );
  fc.assert(
    fc.property(lines, fc.nat(60), (line, position) => {
      const { plan, problems } = parseAnswerLine(line, context);
      for (const { from, to } of problems) expect(0 <= from && from < to && to <= line.length).toBe(true);
      if (plan !== null) explainQuery(plan.query);
      const at = Math.min(position, line.length);
      const { from, to, words } = completeAnswerLine(line, at);
      expect(0 <= from && from <= to && to === at).toBe(true);
      for (const word of words) expect(plain(word).startsWith(plain(line.slice(from, to).toLowerCase()))).toBe(true);
    }),
  );
});

describe('completion offers', () => {
  it.each([
    ['be', ['best']],
    ['best ', ['of', 'load', 'reps', 'e1rm']],
    ['best e', ['e1rm', 'exercise:', 'edited:', 'e1rm:']],
    ['sum of v', ['volume']],
    ['squat as ', ['list', 'table', 'chart', 'number']],
    ['squat as t', ['table']],
    ['squat by w', ['week']],
    ['squat b', ['by']],
    ['cl', ['climb']],
    ['squat this ', ['week', 'month', 'year']],
    ['squat last y', ['year']],
    ['type:w', ['type:workout']],
    ['squat -is:a', ['-is:archived']],
    ['muscle:hip', ['muscle:"hip flexors"']],
    ['squat -muscle:"hip fl', ['-muscle:"hip flexors"']],
    ['"bench p', []],
    ['squat rp', ['rpe:']],
    ['(squat mus', ['muscle:']],
    ['squat zz', []],
  ])('after %j: %j', (line, expected) => {
    const { words } = completeAnswerLine(line, line.length);
    expect(words.slice(0, expected.length)).toEqual(expected);
    if (expected.length === 0) expect(words).toEqual([]);
  });
});

function plain(word: string): string {
  return word.replaceAll('"', '');
}

function printed(condition: Condition): string {
  switch (condition.kind) {
    case 'all':
      return condition.of.map(printed).join(' & ');
    case 'any':
      return condition.of.map(printed).join(' | ');
    case 'not':
      return `!${printed(condition.of)}`;
    case 'contains':
      return condition.isPhrase ? `"${condition.needle}"` : condition.needle;
    case 'amount':
      return `${condition.field}>=${condition.range.from}`;
    default:
      return condition.kind === 'sport' ? `sport=${condition.sport}` : condition.kind;
  }
}
