import { expect, test } from 'vitest';
import { noteBeginning } from './note-beginning.ts';

const text = '\n# Knees\n\nThey *hurt*\n- [ ] stretch';

test('the excerpt of a note with a title is its text without Markdown', () => {
  expect(noteBeginning(text, true)).toEqual({ name: null, preview: 'Knees They hurt stretch' });
});

test('a note without a title is named by its first line, which the excerpt does not repeat', () => {
  expect(noteBeginning(text, false)).toEqual({ name: 'Knees', preview: 'They hurt stretch' });
  expect(noteBeginning('only this', false)).toEqual({ name: 'only this', preview: '' });
});

test('the ids of logged lines are not part of the excerpt', () => {
  const logged = 'bench 80x5 ^1a2b3c4d\nsquat 100x5 ^5e6f7a8b\n2 ^ 3';
  expect(noteBeginning(logged, true).preview).toBe('bench 80x5 squat 100x5 2 ^ 3');
});

test('attached images are not part of the excerpt', () => {
  const photo = `![photo.png](attachment:${'ab'.repeat(32)})`;
  expect(noteBeginning(`${photo}\nTulips`, true).preview).toBe('Tulips');
  expect(noteBeginning(`Garden\n${photo}`, false)).toEqual({ name: 'Garden', preview: '' });
});

test('properties at the top are not part of the excerpt', () => {
  const properties = '---\ntags: [a, b]\n---\n';
  expect(noteBeginning(properties + text, true)).toEqual(noteBeginning(text, true));
  expect(noteBeginning(properties + text, false)).toEqual(noteBeginning(text, false));
  expect(noteBeginning(properties, false)).toEqual({ name: null, preview: '' });
});

test('comments name no note and are not part of the excerpt', () => {
  const hidden = `%%\nfor me\n\n${'and me '.repeat(200)}\n%%\n\n# Knees\n\nThey hurt`;
  expect(noteBeginning(hidden, false)).toEqual({ name: 'Knees', preview: 'They hurt' });
  expect(noteBeginning(hidden, true).preview).toBe('Knees They hurt');
});

test('a note without words has neither a name nor an excerpt', () => {
  expect(noteBeginning('', false)).toEqual({ name: null, preview: '' });
  expect(noteBeginning(' \n---\n', false)).toEqual({ name: null, preview: '' });
});
