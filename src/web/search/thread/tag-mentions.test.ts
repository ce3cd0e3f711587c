import { expect, test } from 'vitest';
import type { TrainingHit } from '#domain/search/training/index.ts';
import { isTagged, textsWithTag } from './tag-mentions.ts';

const asked = { tag: 'knee', nameNow: (tag: string) => (tag === 'knie' ? 'knee' : tag) };

test.each([
  ['#knee was fine', true],
  ['#Knee/left pinched', true],
  ['#knie, as it was called before', true],
  ['#kneecap', false],
  ['knee', false],
])('%j is a mention: %s', (text, isMention) => {
  expect(mentions(hit('workout', [text]))).toEqual(isMention ? [text] : []);
});

test('a set shows its own remark, and not again those of its workout', () => {
  expect(mentions(hit('set', ['#knee pinched', '#knee all week']))).toEqual(['#knee pinched']);
  expect(mentions(hit('workout', ['#knee pinched', '#knee all week']))).toHaveLength(2);
});

test('a record is tagged by the tag, by one below it and by a former name', () => {
  expect(isTagged({ knee: 'Knee' }, asked)).toBe(true);
  expect(isTagged({ 'knee/left': 'knee/left' }, asked)).toBe(true);
  expect(isTagged({ knie: 'Knie' }, asked)).toBe(true);
  expect(isTagged({ kneecap: 'kneecap' }, asked)).toBe(false);
});

function mentions(of: TrainingHit): readonly string[] {
  return textsWithTag(of, asked).map(({ text }) => text);
}

function hit(kind: 'workout' | 'set', remarks: readonly string[]): TrainingHit {
  const matched = remarks.map((text) => ({ role: 'remark', text, ranges: [] }) as const);
  return { kind, key: 'workouts/legs', set: kind === 'set' ? 's' : null, exercise: null, day: '2026-11-03', matched };
}
