import { expect, test } from 'vitest';
import { firstLine, noteTitle } from './note-title.ts';

const dayName = (day: string) => `the day ${day}`;

test('a note is named by its title, else its day, else its text', () => {
  expect(noteTitle({ title: ' Knees ', day: '2026-11-21' }, dayName, 'words')).toBe('Knees');
  expect(noteTitle({ title: '  ', day: '2026-11-21' }, dayName, 'words')).toBe('the day 2026-11-21');
  expect(noteTitle({}, dayName, 'words\nmore')).toBe('words');
  expect(noteTitle({}, dayName, '')).toBeNull();
  expect(noteTitle({}, dayName, null)).toBeNull();
});

test('the first line is the first one with words, without its Markdown markers', () => {
  expect(firstLine('\n\n## Knees')).toBe('Knees');
  expect(firstLine('---\n- [ ] hips')).toBe('hips');
  expect(firstLine('- [xx] ticked on two devices')).toBe('ticked on two devices');
  expect(firstLine('> 1. quoted')).toBe('quoted');
  expect(firstLine('العربية')).toBe('العربية');
  expect(firstLine('👟')).toBe('👟');
  expect(firstLine('#tag')).toBe('#tag');
});

test('an attached image and the id of a logged line are no part of a name', () => {
  const photo = `![photo.png](attachment:${'ab'.repeat(32)})`;
  expect(firstLine(`${photo}\nTulips`)).toBe('Tulips');
  expect(firstLine('bench 80x5 ^1a2b3c4d')).toBe('bench 80x5');
});

test('a long first line is truncated between characters', () => {
  expect(firstLine('👟'.repeat(300))).toBe('👟'.repeat(200));
  expect(firstLine('👨‍👩‍👧'.repeat(100))).toBe('👨‍👩‍👧'.repeat(40));
  expect(firstLine(`a${'👍🏽'.repeat(100)}`)).toBe(`a${'👍🏽'.repeat(99)}`);
});
