import { expect, test } from 'vitest';
import { exerciseTabs, isDetailOpen, tabAt, tabHref } from './tabs.ts';

test.each(exerciseTabs.map((place) => [tabHref(place), place.name] as const))('%s is %s', (href, name) => {
  expect(tabAt(href).name).toBe(name);
  expect(tabAt(`${href}/some-id`).segment === '' || tabAt(`${href}/some-id`).name === name).toBe(true);
  expect(isDetailOpen(href)).toBe(false);
});

test('a workout lies among the workouts', () => {
  expect(tabAt('/dashboard/exercise/workouts/0197').name).toBe('workouts');
  expect(isDetailOpen('/dashboard/exercise/workouts/0197')).toBe(true);
});

test.each(['calendar', 'routines', 'exercises', 'activities', 'progress', 'body', 'volume', 'load'])(
  'the address of %s is one that is in use',
  (segment) => {
    expect(tabAt(`/dashboard/exercise/${segment}`).segment).toBe(segment);
  },
);
