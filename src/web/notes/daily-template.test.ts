import { expect, test } from 'vitest';
import { dayOfNote, fillTemplate } from './daily-template.ts';

test('the marks of a template are filled in with the day and the title, the same in every language', () => {
  const note = { title: 'Saturday’s plan', day: '2026-11-21' } as const;
  expect(fillTemplate('# {{title}}\n{{ date }}: {{date}}', note)).toBe('# Saturday’s plan\n2026-11-21: 2026-11-21');
});

test('a note without a title goes by its day in its template', () => {
  expect(fillTemplate('# {{title}}', { title: ' ', day: '2026-11-21' })).toBe('# 2026-11-21');
});

test('other marks, and what a title holds, stay as they are', () => {
  expect(fillTemplate('{{time}} {{title}}', { title: '$& {{date}}', day: '2026-11-21' })).toBe('{{time}} $& {{date}}');
});

test.each([
  ['day-2026-11-21', '2026-11-21'],
  ['day-2026-11-21.2', '2026-11-21'],
  ['day-2026-11-211', null],
  ['0198c0de', null],
])('the note %s is of the day %s', (id, day) => {
  expect(dayOfNote(id, {})).toBe(day);
});
