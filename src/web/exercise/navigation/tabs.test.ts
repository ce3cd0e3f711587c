import { expect, test } from 'vitest';
import { exerciseTabs, viewIn } from './tabs.ts';

const views = exerciseTabs.flatMap((tab) => tab.views);

test('there are at most five tabs, and every view is in only one of them', () => {
  expect(exerciseTabs.length).toBeLessThanOrEqual(5);
  expect(new Set(views.map(({ route }) => route)).size).toBe(views.length);
  expect(new Set(views.map(({ link }) => link.to)).size).toBe(views.length);
});

test('without a view among the matched routes, the front page is the current one', () => {
  expect(viewIn([]).name).toBe('today');
});
