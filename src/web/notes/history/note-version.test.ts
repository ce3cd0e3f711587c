import { expect, test } from 'vitest';
import { noteVersion, titleOrTag } from './note-version.ts';

test('a version without title, tags and text has empty ones', () => {
  expect(noteVersion({})).toEqual({ title: '', tags: new Map(), text: '' });
  expect(noteVersion({ title: 'Legs', tags: { gym: 'Gym', old: null }, body: '# Squat' })).toEqual({
    title: 'Legs',
    tags: new Map([['gym', 'Gym']]),
    text: '# Squat',
  });
});

test('only titles and tags are shown of superseded values', () => {
  const gaveWay = (path: string, value: unknown) =>
    titleOrTag({ id: '1-0', kind: 'superseded', path, value, writtenAt: 1, replacedAt: 2 });
  expect(gaveWay('title', 'Legs')).toEqual({ of: 'title', value: 'Legs' });
  expect(gaveWay('tags/gym', 'Gym')).toEqual({ of: 'tag', value: 'Gym' });
  expect(gaveWay('title', null)).toBeNull();
  expect(gaveWay('editedAt', 5)).toBeNull();
});
