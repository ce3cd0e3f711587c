import { expect, test } from 'vitest';
import { muscles } from '#domain/exercise/index.ts';
import { bodySides } from './body-shapes.ts';

test('every muscle is drawn on the front or the back', () => {
  const drawn = new Set([...Object.keys(bodySides.front.muscles), ...Object.keys(bodySides.back.muscles)]);
  expect([...drawn].toSorted()).toEqual([...muscles].toSorted());
});
