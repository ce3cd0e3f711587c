import { expect, test } from 'vitest';
import { exerciseTabs, isDetailOpen, viewAt, viewHref } from './tabs.ts';

const views = exerciseTabs.flatMap((tab) => tab.views);

test.each(views.map((view) => [viewHref(view), view.name] as const))('%s is the view %s', (href, name) => {
  expect(viewAt(href).name).toBe(name);
  expect(isDetailOpen(href)).toBe(false);
});

const withSegment = views.filter(({ segment }) => segment !== '');

test.each(withSegment.map((view) => [`${viewHref(view)}/some-id`, view.name] as const))(
  '%s is a detail page of the view %s',
  (href, name) => {
    expect(viewAt(href).name).toBe(name);
    expect(isDetailOpen(href)).toBe(true);
  },
);

test('there are at most five tabs, and every view is in only one of them', () => {
  expect(exerciseTabs.length).toBeLessThanOrEqual(5);
  expect(new Set(views.map(({ segment }) => segment)).size).toBe(views.length);
});

test('an unknown path belongs to the front page', () => {
  expect(viewAt('/dashboard/exercise/some-id').name).toBe('today');
});

test('a workout belongs to the workouts', () => {
  expect(viewAt('/dashboard/exercise/workouts/0197').name).toBe('workouts');
  expect(isDetailOpen('/dashboard/exercise/workouts/0197')).toBe(true);
});

test.each(['calendar', 'routines', 'exercises', 'activities', 'progress', 'body', 'volume', 'load'])(
  'the path of %s stays the same',
  (segment) => {
    expect(viewAt(`/dashboard/exercise/${segment}`).segment).toBe(segment);
  },
);
