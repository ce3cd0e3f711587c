import { expect, test } from 'vitest';
import { parsePastStates, parseVersion } from './past-states.ts';

const moment = { writtenAt: 1, replacedAt: 2 };

test('versions, and values that gave way, are read from the server’s list', () => {
  const states = [
    { id: '3-0', kind: 'version', bytes: 12, ...moment },
    { id: '2-1', kind: 'superseded', path: 'title', value: 'Legs', ...moment },
    { id: '1-0', kind: 'superseded', path: 'title', value: null, ...moment },
    { id: '0-1', kind: 'quarantined', ...moment },
    'nonsense',
  ];
  expect(parsePastStates({ states, next: '1-0' })).toEqual({ states: states.slice(0, 3), next: '1-0' });
});

test('an answer of another shape is none', () => {
  expect(parsePastStates('<html>')).toBeNull();
  expect(parsePastStates({ states: {} })).toBeNull();
  expect(parseVersion({ writtenAt: 1 })).toBeNull();
  expect(parseVersion({ record: { title: 'Legs' } })).toEqual({ title: 'Legs' });
});
