import { expect, it } from 'vitest';
import { answerLineOfBlock, answerLineOfCode } from './answer-code.ts';

it.each([
  ['mensana', 'best squat 5\n', 'best squat 5'],
  [' Mensana ', 'squat  knee\n  as table', 'squat knee as table'],
])('a block in %j with %j holds the line %j', (info, code, line) => {
  expect(answerLineOfBlock(info, code)).toBe(line);
});

it.each([
  ['js', 'best squat 5'],
  ['', 'best squat 5'],
  ['mensana-like', 'best squat 5'],
  ['mensana', ' \n'],
  ['mensana', '=> x'],
])('a block in %j with %j holds none', (info, code) => {
  expect(answerLineOfBlock(info, code)).toBeNull();
});

it.each([
  ['=best squat 5', 'best squat 5'],
  [' = latest weight ', 'latest weight'],
  ['=-knee type:set as number', '-knee type:set as number'],
])('code %j holds the line %j', (code, line) => {
  expect(answerLineOfCode(code)).toBe(line);
});

it.each(['best squat 5', '=', '==', '= = 3', '=> x', '=best\nsquat'])('code %j holds none', (code) => {
  expect(answerLineOfCode(code)).toBeNull();
});
