import { expect, test } from 'vitest';
import { templateLabels } from './template-labels.ts';

const today = '2026-11-22';

test('a note uses its title, and today’s date', () => {
  const note = { id: '0198c0de', value: { title: ' Knees ' } };
  expect(templateLabels(note, 'first line', today)).toEqual({ title: 'Knees', day: today });
});

test('a note without a title uses its first line, or an empty title if there is none', () => {
  const note = { id: '0198c0de', value: {} };
  expect(templateLabels(note, '\n## Slow squats\nmore', today)).toEqual({ title: 'Slow squats', day: today });
  expect(templateLabels(note, '', today)).toEqual({ title: '', day: today });
});

test('a daily note uses its own date, and has no title', () => {
  const note = { id: 'day-2026-11-20', value: {} };
  expect(templateLabels(note, 'slept well', today)).toEqual({ title: '', day: '2026-11-20' });
});
