import { expect, it } from 'vitest';
import { applyTextEdits } from '../text-edits.ts';
import { isHashtag, renameHashtags } from './rename-hashtags.ts';

const nameNow = (tag: string) => (tag === 'patella' ? 'knee' : tag);

it.each([
  ['sore #knee today', 'sore #hip today'],
  ['#Knee and #knee/left/in', '#hip and #hip/left/in'],
  ['an earlier name: #patella', 'an earlier name: #hip'],
  ['`#knee` #kneecap knee', '`#knee` #kneecap knee'],
])('%j becomes %j', (before, after) => {
  expect(applyTextEdits(before, renameHashtags(before, { tag: 'knee', to: 'hip', nameNow }))).toBe(after);
});

it('the levels above a tag are part of its name', () => {
  const edits = renameHashtags('#joint/knee/left', { tag: 'joint/knee', to: 'body/hip', nameNow });
  expect(applyTextEdits('#joint/knee/left', edits)).toBe('#body/hip/left');
});

it.each([
  ['hip', true],
  ['hip/left', true],
  ['left hip', false],
  ['2026', false],
  ['', false],
])('%j can be written in a text: %s', (name, expected) => {
  expect(isHashtag(name)).toBe(expected);
});
