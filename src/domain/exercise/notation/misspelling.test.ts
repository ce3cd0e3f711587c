import { expect, test } from 'vitest';
import { isMisspelling } from './misspelling.ts';

test.each([
  ['sqaut', 'squat'],
  ['sqat', 'squat', false],
  ['squatt', 'squat'],
  ['deadlit', 'deadlift'],
  ['deadlidt', 'deadlift'],
  ['deadlifr', 'deadlift'],
  ['bench pres', 'bench press'],
  ['bench rpess', 'bench press'],
  ['squad', 'squat', false],
  ['plant', 'plank', false],
  ['plunge', 'lunge', false],
  ['tired', 'tire', false],
  ['squat', 'squat', false],
  ['suqta', 'squat', false],
  ['church', 'crunch', false],
  ['', 'a', false],
])('%s for %s', (typed, name, isSlip = true) => {
  expect(isMisspelling(typed, name)).toBe(isSlip);
});
