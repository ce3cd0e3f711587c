import { expect, test } from 'vitest';
import { dayOfNote } from './day-of-note.ts';

test.each([
  ['day-2026-11-21', '2026-11-21'],
  ['day-2026-11-21.2', '2026-11-21'],
  ['day-2026-11-211', null],
  ['0198c0de', null],
])('the note %s belongs to the day %s', (id, day) => {
  expect(dayOfNote(id, {})).toBe(day);
});
