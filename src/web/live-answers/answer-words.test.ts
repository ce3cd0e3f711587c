import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseAnswerLine } from '#domain/search/answer-language/index.ts';
import { timeFormat } from '../time/time-format.ts';
import { answerFormat } from './answer-format.ts';
import { askedWords } from './asked-words.ts';
import { messages } from './messages/en.ts';
import { answerProblemText } from './problem-text.ts';

const context = { today: '2026-11-21', weekStart: 1 } as const;

describe('values are formatted', () => {
  it.each([
    ['kg', 102.5, '102.5 kg'],
    ['kg×reps', 5120.4, '5,120 kg'],
    ['m', 10_250, '10.25 km'],
    ['m climbed', 1250, '1,250 m'],
    ['s', 3000, '50:00'],
    ['s/m', 0.3, '5:00 /km'],
    ['bpm', 151, '151 bpm'],
    ['reps', 1, '1 rep'],
    ['sessions', 12, '12 sessions'],
    ['results', 0, '0 results'],
  ] as const)('in %s', (unit, value, text) => {
    expect(formatIn({ massUnit: 'kg', distanceUnit: 'km', bodyWeight: 'kg' }).value(value, unit)).toBe(text);
  });

  it('in the units of the user, and body weight in its own', () => {
    const format = formatIn({ massUnit: 'lb', distanceUnit: 'mi', bodyWeight: 'st' });
    expect(format.value(45.359237, 'kg', 'load')).toBe('100 lb');
    expect(format.value(1609.344, 'm')).toBe('1 mi');
    expect(format.value(304.8, 'm climbed')).toBe('1,000 ft');
    expect(format.value(0.3, 's/m')).toBe('8:03 /mi');
    expect(format.figure(80, 'weight')).toBe('12 st 8.4 lb');
  });

  it('and groups by their first day', () => {
    const format = formatIn({ massUnit: 'kg', distanceUnit: 'km', bodyWeight: 'kg' });
    expect(format.group('2026-11-02', 'week')).toBe('2 November');
    expect(format.group('2026-11-01', 'month')).toBe('November 2026');
    expect(format.group('Back squat', 'exercise')).toBe('Back squat');
  });
});

describe('a line is explained', () => {
  it.each([
    ['best squat 5', 'Best weight · X'],
    ['sum volume squat by week', 'Total volume by week · X'],
    ['squat as chart', 'Number of sessions by week · X'],
    ['climb this year', 'Total elevation gain · X'],
    ['squat', 'X'],
  ])('%s', (line, words) => {
    const { plan } = parseAnswerLine(line, context);
    if (plan === null) throw new Error('the line is blank');
    expect(askedWords(plan, 'X', messages)).toBe(words);
  });
});

describe('a problem says what can be written instead', () => {
  beforeEach(() => vi.stubGlobal('navigator', { languages: ['en-GB'] }));
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['squat as', '“as” needs a word after it, such as list, table, chart, number.'],
    ['squat as pie', '“as pie” isn’t recognised and was ignored. You can use list, table, chart, number.'],
    ['squat last 0', '“last 0” was ignored. Use a whole number from 1 to 1,000, such as last 12.'],
    ['squat as list as table', 'Only the first “as” counts.'],
    ['squat by week as list', 'A list can’t be grouped. Use as table or as chart.'],
    ['squat rpe:', 'query/value-missing'],
  ])('%s', (line, text) => {
    const { problems } = parseAnswerLine(line, context);
    expect(problems.map((problem) => answerProblemText(problem, messages, ({ code }) => code))).toEqual([text]);
  });
});

function formatIn(units: Parameters<typeof answerFormat>[0]['units']) {
  return answerFormat({
    locale: 'en-GB',
    m: messages,
    units,
    today: context.today,
    time: timeFormat('en-GB', undefined),
  });
}
