import { expect, test } from 'vitest';
import { firstLine, noteTitle } from './note-title.ts';

const dayName = (day: string) => `the day ${day}`;

test('a note goes by its title before its day before its text', () => {
  expect(noteTitle({ title: ' Knees ', day: '2026-11-21' }, dayName, 'words')).toBe('Knees');
  expect(noteTitle({ title: '  ', day: '2026-11-21' }, dayName, 'words')).toBe('the day 2026-11-21');
  expect(noteTitle({}, dayName, 'words\nmore')).toBe('words');
  expect(noteTitle({}, dayName, '')).toBeNull();
  expect(noteTitle({}, dayName, null)).toBeNull();
});

test('the first line is the first with words, without the marks before them', () => {
  expect(firstLine('\n\n## Knees')).toBe('Knees');
  expect(firstLine('---\n- [ ] hips')).toBe('hips');
  expect(firstLine('- [xx] ticked on two devices')).toBe('ticked on two devices');
  expect(firstLine('> 1. quoted')).toBe('quoted');
  expect(firstLine('العربية')).toBe('العربية');
  expect(firstLine('👟')).toBe('👟');
  expect(firstLine('#tag')).toBe('#tag');
});

test('a long first line is cut between characters', () => {
  expect(firstLine('👟'.repeat(300))).toBe('👟'.repeat(200));
  expect(firstLine('👨‍👩‍👧'.repeat(100))).toBe('👨‍👩‍👧'.repeat(40));
  expect(firstLine(`a${'👍🏽'.repeat(100)}`)).toBe(`a${'👍🏽'.repeat(99)}`);
});
