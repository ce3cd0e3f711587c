import { expect, test } from 'vitest';
import { templateLabels } from './template-labels.ts';

const today = '2026-11-22';

test('a note says its title, and the day of today', () => {
  const note = { id: '0198c0de', value: { title: ' Knees ' } };
  expect(templateLabels(note, 'first line', today)).toEqual({ title: 'Knees', day: today });
});

test('a note without a title says its first line, and nothing where there is none', () => {
  const note = { id: '0198c0de', value: {} };
  expect(templateLabels(note, '\n## Slow squats\nmore', today)).toEqual({ title: 'Slow squats', day: today });
  expect(templateLabels(note, '', today)).toEqual({ title: '', day: today });
});

test('a daily note says its own day, and goes by that rather than by its text', () => {
  const note = { id: 'day-2026-11-20', value: {} };
  expect(templateLabels(note, 'slept well', today)).toEqual({ title: '', day: '2026-11-20' });
});
