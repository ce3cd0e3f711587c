import { expect, test } from 'vitest';
import { exerciseTabs, isDetailOpen, tabAt, tabHref } from './tabs.ts';

test.each(exerciseTabs.map((place) => [tabHref(place), place.name] as const))('%s is %s', (href, name) => {
  expect(tabAt(href).name).toBe(name);
  expect(isDetailOpen(href)).toBe(false);
});

// a record at the URL of the section itself is below the segment `workouts`
const withSegment = exerciseTabs.filter(({ segment }) => segment !== '');

test.each(withSegment.map((place) => [`${tabHref(place)}/some-id`, place.name] as const))(
  '%s is one thing among the %s',
  (href, name) => {
    expect(tabAt(href).name).toBe(name);
    expect(isDetailOpen(href)).toBe(true);
  },
);

test('an address that no place has is among the workouts', () => {
  expect(tabAt('/dashboard/exercise/some-id').name).toBe('workouts');
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
