import { expect, test } from 'vitest';
import { leafChanges } from './version-changes.ts';

const version = (title: string, ...tags: string[]) => ({
  title,
  tags: new Map(tags.map((name) => [name.toLowerCase(), name])),
  text: '',
});

test('an unchanged title and a tag in another spelling are no changes', () => {
  const none = { title: null, tagsAdded: [], tagsGone: [] };
  expect(leafChanges(version('Legs', 'Gym'), version('Legs', 'gym'))).toEqual(none);
});

test('a changed title and added and removed tags are listed', () => {
  expect(leafChanges(version('Legs', 'Gym', 'Week'), version('Squats', 'Week', 'Plan'))).toEqual({
    title: { was: 'Legs', became: 'Squats' },
    tagsAdded: ['Plan'],
    tagsGone: ['Gym'],
  });
});
