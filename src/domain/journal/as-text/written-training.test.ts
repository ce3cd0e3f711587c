import { expect, it } from 'vitest';
import type { LocalDay } from '../../kernel/index.ts';
import { trainingDaysIn, withWrittenTraining } from './written-training.ts';

const noteDay: LocalDay = '2026-11-20';
const linesOf = (day: LocalDay) => [`- Run on ${day}`];
const written = (text: string, keepsEmbed = false) => withWrittenTraining(text, { noteDay, linesOf, keepsEmbed });

it.each([
  ['![[training]]', '- Run on 2026-11-20'],
  ['![[training:2025-01-02]]', '- Run on 2025-01-02'],
  ['Today\n\n![[training]]\n\nGood', 'Today\n\n- Run on 2026-11-20\n\nGood'],
  ['Today\n![[training]]\nGood', 'Today\n\n- Run on 2026-11-20\n\nGood'],
  ['---\na: b\n---\n![[training]]\n', '---\na: b\n---\n\n- Run on 2026-11-20\n'],
  ['![[training]]\n\n![[training:2025-01-02]]', '- Run on 2026-11-20\n\n- Run on 2025-01-02'],
])('in %j the embed becomes a list', (text, expected) => {
  expect(written(text)).toBe(expected);
});

it.each(['Rest', '```\n![[training]]\n```', '`![[training]]`', 'see ![[training]]', '![[Training plan]]'])(
  '%j stays as it is',
  (text) => {
    expect(written(text)).toBe(text);
    expect(trainingDaysIn(text, noteDay)).toEqual([]);
  },
);

it('can keep the embed in a comment above the list', () => {
  expect(written('Today\n\n![[training]]', true)).toBe('Today\n\n<!-- ![[training]] -->\n- Run on 2026-11-20');
});

it('leaves an embed without a day, and one whose training is unknown', () => {
  const text = '![[training]]\n\n![[training:2025-01-02]]';
  expect(withWrittenTraining(text, { noteDay: null, linesOf: () => null, keepsEmbed: true })).toBe(text);
});

it('names the days whose training a text shows', () => {
  const text = '![[training]]\n\n![[training:2025-01-02]]\n\n![[training:2026-11-20]]';
  expect(trainingDaysIn(text, noteDay)).toEqual([noteDay, '2025-01-02']);
  expect(trainingDaysIn(text, null)).toEqual(['2025-01-02', noteDay]);
});
