import { expect, test } from 'vitest';
import { exerciseTabs, isDetailOpen, tabAt, tabHref } from './tabs.ts';

test.each(exerciseTabs.map((place) => [tabHref(place), place.name] as const))('%s is the tab %s', (href, name) => {
  expect(tabAt(href).name).toBe(name);
  expect(isDetailOpen(href)).toBe(false);
});

// a record at the section's own URL is below the segment `workouts`
const withSegment = exerciseTabs.filter(({ segment }) => segment !== '');

test.each(withSegment.map((place) => [`${tabHref(place)}/some-id`, place.name] as const))(
  '%s is a detail page of the tab %s',
  (href, name) => {
    expect(tabAt(href).name).toBe(name);
    expect(isDetailOpen(href)).toBe(true);
  },
);

test('an unknown path belongs to the workouts tab', () => {
  expect(tabAt('/dashboard/exercise/some-id').name).toBe('workouts');
});

test('a workout belongs to the workouts tab', () => {
  expect(tabAt('/dashboard/exercise/workouts/0197').name).toBe('workouts');
  expect(isDetailOpen('/dashboard/exercise/workouts/0197')).toBe(true);
});

test.each(['calendar', 'routines', 'exercises', 'activities', 'progress', 'body', 'volume', 'load'])(
  'the path of %s stays the same',
  (segment) => {
    expect(tabAt(`/dashboard/exercise/${segment}`).segment).toBe(segment);
  },
);
