import { expect, test } from 'vitest';
import { parsePastStates, parseVersion } from './past-states.ts';

const moment = { writtenAt: 1, replacedAt: 2 };

test('versions, and titles and tags that gave way, are read from the server’s list', () => {
  const states = [
    { id: '3-0', kind: 'version', bytes: 12, ...moment },
    { id: '2-1', kind: 'superseded', path: 'title', value: 'Legs', ...moment },
    { id: '2-0', kind: 'superseded', path: 'tags/gym', value: 'Gym', ...moment },
    { id: '1-1', kind: 'superseded', path: 'editedAt', value: 5, ...moment },
    { id: '1-0', kind: 'superseded', path: 'title', value: null, ...moment },
    'nonsense',
  ];
  expect(parsePastStates({ states, next: '1-0' })).toEqual({
    states: [
      { id: '3-0', kind: 'version', bytes: 12, ...moment },
      { id: '2-1', kind: 'superseded', of: 'title', value: 'Legs', ...moment },
      { id: '2-0', kind: 'superseded', of: 'tag', value: 'Gym', ...moment },
    ],
    next: '1-0',
  });
});

test('an answer of another shape is none', () => {
  expect(parsePastStates('<html>')).toBeNull();
  expect(parsePastStates({ states: {} })).toBeNull();
  expect(parseVersion({ writtenAt: 1 })).toBeNull();
});

test('a version without title, tags and text holds empty ones', () => {
  expect(parseVersion({ record: {} })).toEqual({ title: '', tags: new Map(), text: '' });
  expect(parseVersion({ record: { title: 'Legs', tags: { gym: 'Gym', old: null }, body: '# Squat' } })).toEqual({
    title: 'Legs',
    tags: new Map([['gym', 'Gym']]),
    text: '# Squat',
  });
});
