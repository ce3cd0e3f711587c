import { expect, test } from 'vitest';
import { noteBeginning } from './note-beginning.ts';

const text = '\n# Knees\n\nThey *hurt*\n- [ ] stretch';

test('the text of a note with a title is its preview, without its marks', () => {
  expect(noteBeginning(text, true)).toEqual({ name: null, preview: 'Knees They hurt stretch' });
});

test('a note without a title goes by its first line, which the preview does not say again', () => {
  expect(noteBeginning(text, false)).toEqual({ name: 'Knees', preview: 'They hurt stretch' });
  expect(noteBeginning('only this', false)).toEqual({ name: 'only this', preview: '' });
});

test('the properties at the top are no beginning', () => {
  const properties = '---\ntags: [a, b]\n---\n';
  expect(noteBeginning(properties + text, true)).toEqual(noteBeginning(text, true));
  expect(noteBeginning(properties + text, false)).toEqual(noteBeginning(text, false));
  expect(noteBeginning(properties, false)).toEqual({ name: null, preview: '' });
});

test('a note without words has neither a name nor a preview', () => {
  expect(noteBeginning('', false)).toEqual({ name: null, preview: '' });
  expect(noteBeginning(' \n---\n', false)).toEqual({ name: null, preview: '' });
});
