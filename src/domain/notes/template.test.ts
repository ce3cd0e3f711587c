import { expect, test } from 'vitest';
import { fillTemplate, saysTitle } from './template.ts';

test('the placeholders of a template are filled with the day and the title, the same in every language', () => {
  const words = { title: 'Saturday’s plan', day: '2026-11-21' } as const;
  expect(fillTemplate('# {{title}}\n{{ date }}: {{date}}', words)).toBe('# Saturday’s plan\n2026-11-21: 2026-11-21');
});

test('a note without a title uses its day in its template', () => {
  expect(fillTemplate('# {{title}}', { title: ' ', day: '2026-11-21' })).toBe('# 2026-11-21');
});

test('unknown placeholders and the contents of a title stay unchanged', () => {
  const words = { title: '$& {{date}}', day: '2026-11-21' } as const;
  expect(fillTemplate('{{time}} {{date:dddd}} {{title}}', words)).toBe('{{time}} {{date:dddd}} $& {{date}}');
});

test.each([
  ['# {{title}}', true],
  ['{{date}} {{ title }}', true],
  ['{{date}} {{titles}} title', false],
  ['', false],
])('%j contains the title: %s', (template, says) => {
  expect(saysTitle(template)).toBe(says);
  expect(fillTemplate(template, { title: 'Knees', day: '2026-11-21' }).includes('Knees')).toBe(says);
});
