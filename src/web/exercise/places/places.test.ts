import { expect, test } from 'vitest';
import { exercisePlaces, isThingOpen, placeAt, placeHref } from './places.ts';

test.each(exercisePlaces.map((place) => [placeHref(place), place.name] as const))('%s is %s', (href, name) => {
  expect(placeAt(href).name).toBe(name);
  expect(placeAt(`${href}/some-id`).segment === '' || placeAt(`${href}/some-id`).name === name).toBe(true);
  expect(isThingOpen(href)).toBe(false);
});

test('a workout lies among the workouts', () => {
  expect(placeAt('/dashboard/exercise/workouts/0197').name).toBe('workouts');
  expect(isThingOpen('/dashboard/exercise/workouts/0197')).toBe(true);
});

test.each(['calendar', 'routines', 'exercises', 'activities', 'progress', 'body', 'volume', 'load'])(
  'the address of %s is one that is in use',
  (segment) => {
    expect(placeAt(`/dashboard/exercise/${segment}`).segment).toBe(segment);
  },
);
