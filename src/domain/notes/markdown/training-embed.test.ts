import { expect, it } from 'vitest';
import { printTrainingEmbed, trainingEmbedOn } from './training-embed.ts';

it.each([
  ['![[training]]', null],
  ['  ![[training]] ', null],
  ['![[training:2026-11-20]]', '2026-11-20'],
])('%j shows the training of a day', (line, day) => {
  expect(trainingEmbedOn(line)).toEqual({ day });
});

it.each([
  '[[training]]',
  '![[Training]]',
  '![[training plan]]',
  '![[training:2026-02-30]]',
  '![[training:tomorrow]]',
  '![[training|shown]]',
  'today ![[training]]',
  '> ![[training]]',
  '- ![[training]]',
  '    ![[training]]',
  '',
])('%j does not', (line) => {
  expect(trainingEmbedOn(line)).toBeNull();
});

it('is read as it is printed', () => {
  for (const day of [null, '2026-11-20'] as const) expect(trainingEmbedOn(printTrainingEmbed(day))).toEqual({ day });
});
