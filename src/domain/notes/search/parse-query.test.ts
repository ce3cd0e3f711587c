import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainQuery } from './explain-query.ts';
import { parseQuery } from './parse-query.ts';
import type { Condition } from './query.ts';
import type { QueryContext } from './query-days.ts';

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
    case 'created':
    case 'edited':
      return `${condition.kind}=${condition.first}..${condition.last}`;
    default:
      return `${condition.kind}=${condition.needle}`;
  }
}

function grouped(condition: Condition): string {
  return condition.kind === 'all' || condition.kind === 'any' ? `(${printed(condition)})` : printed(condition);
}
